// Loaded before every script (node --import ./scripts/node.mjs), by a Node that may be too old to read TypeScript.
import * as nodeModule from "node:module";

if (!process.features.typescript) {
  console.error(
    `Porchlight's scripts need Node 24, but run on ${process.version} here: run them by npm (npm start, npm test) after an npm ci that may run install scripts, which puts Node 24 into node_modules.`,
  );
  process.exit(1);
}

// A script is a server: what the package `server-only` keeps out of browsers may load here.
nodeModule.registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === "server-only"
      ? { url: "data:text/javascript,", format: "module", shortCircuit: true }
      : nextResolve(specifier, context),
});
