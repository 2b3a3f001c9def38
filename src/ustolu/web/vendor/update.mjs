// Copies the libraries from node_modules into this folder (`npm ci && npm run vendor`). Two things change on the way:
// a line with name, version and licence is put on top, and bare import names become relative ones, so that browsers load them as they are.
// Fluent comes as seven modules with long comments: they are joined into one without.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const modules = join(here, "../../../../node_modules");
const names = { preact: "./preact.js", "preact/hooks": "./hooks.js", "@preact/signals-core": "./signals-core.js" };
const files = [
  ["preact", "dist/preact.mjs", "preact.js"],
  ["preact", "hooks/dist/hooks.mjs", "hooks.js"],
  ["htm", "dist/htm.module.js", "htm.js"],
  ["@preact/signals-core", "dist/signals-core.module.js", "signals-core.js"],
  ["@preact/signals", "dist/signals.module.js", "signals.js"],
];
const FLUENT = ["types", "scope", "resolver", "builtins", "memoizer", "bundle", "resource"];

/** Name, version and licence of a package, as the first line of a file. */
function head(name) {
  const { version, license } = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
  return `/*! ${name} ${version}, ${license} licence, see LICENSES.md */\n`;
}

for (const [name, from, to] of files) {
  const text = readFileSync(join(modules, name, from), "utf8")
    .replace(/from\s*"([^".][^"]*)"/g, (whole, bare) => (names[bare] ? `from"${names[bare]}"` : whole))
    .replace(/\n?\/\/# sourceMappingURL=.*/g, "");
  writeFileSync(join(here, to), head(name) + text);
}

const parts = FLUENT.map((part) => readFileSync(join(modules, `@fluent/bundle/esm/${part}.js`), "utf8"));
const joined = parts
  .join("\n")
  .replace(/^import [^;]*;\n/gm, "")
  .replace(/^export (?=class|const|function)/gm, "")
  .replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, "");
writeFileSync(join(here, "fluent.js"), `${head("@fluent/bundle")}${joined}\nexport { FluentBundle, FluentResource };\n`);
