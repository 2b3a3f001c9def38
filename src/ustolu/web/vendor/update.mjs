// Copies the libraries from node_modules into this folder (`npm ci && npm run vendor`). Two things change on the way:
// a line with name, version and licence is put on top, and bare import names become relative ones, so that browsers load them as they are.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
for (const name of readdirSync(join(modules, "@fluent/bundle/esm"))) {
  if (name.endsWith(".js")) files.push(["@fluent/bundle", `esm/${name}`, `fluent/${name}`]);
}

mkdirSync(join(here, "fluent"), { recursive: true });
for (const [name, from, to] of files) {
  const { version, license } = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
  const text = readFileSync(join(modules, name, from), "utf8")
    .replace(/from\s*"([^".][^"]*)"/g, (whole, bare) => (names[bare] ? `from"${names[bare]}"` : whole))
    .replace(/\n?\/\/# sourceMappingURL=.*/g, "");
  writeFileSync(join(here, to), `/*! ${name} ${version}, ${license} licence, see LICENSES.md */\n${text}`);
}
