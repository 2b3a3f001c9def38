/*! @fluent/bundle 0.19.1, Apache-2.0 licence, see LICENSES.md */
export {};
