// Parts of a page that are fetched when they are first wanted, so that a first visit is light.
import { html, useEffect, useState } from "./lib.js";

/** The component `name` of a module, once load() has brought it; nothing until then. All else goes to the component. */
export function Later({ load, name, ...props }) {
  const [found, setFound] = useState(null);
  useEffect(() => {
    load().then(setFound);
  }, []);
  return found && html`<${found[name]} ...${props} />`;
}
