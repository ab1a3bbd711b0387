// Loaded before every script (node --import ./scripts/node.mjs). JavaScript, because Node may be too old to
// read TypeScript.
import * as nodeModule from "node:module";
import { fileURLToPath } from "node:url";

if (!process.features.typescript) {
  console.error(
    `Porchlight's scripts need Node 24, but this is ${process.version}. Run npm ci with install scripts allowed, which puts Node 24 in node_modules, then use npm to run them (npm start, npm test).`,
  );
  process.exit(1);
}

// Caches compiled code, including TypeScript, for the next start.
nodeModule.enableCompileCache(
  fileURLToPath(new URL("../node_modules/.cache/compile", import.meta.url)),
);

const NOTHING = { url: "data:text/javascript,", format: "module", shortCircuit: true };

const inDrizzle = new Map();

// Node would parse Drizzle's package.json (180 kB) for each of its imports: 0.6 s and 130 MiB.
function resolveInDrizzle(specifier, context, nextResolve) {
  if (specifier.startsWith(".")) {
    return {
      url: new URL(specifier, context.parentURL).href,
      format: "module",
      shortCircuit: true,
    };
  }
  const found = inDrizzle.get(specifier) ?? nextResolve(specifier, context);
  inDrizzle.set(specifier, found);
  return { ...found, shortCircuit: true };
}

nodeModule.registerHooks({
  resolve(specifier, context, nextResolve) {
    // Scripts are servers, so they can load modules that `server-only` keeps out of browsers.
    if (specifier === "server-only") return NOTHING;
    // Skips zod's messages in fifty other languages.
    if (specifier === "../locales/index.js" && context.parentURL?.includes("/node_modules/zod/")) {
      return NOTHING;
    }
    const isDrizzle = specifier.startsWith(".")
      ? context.parentURL?.includes("/node_modules/drizzle-orm/")
      : specifier.startsWith("drizzle-orm");
    return (isDrizzle ? resolveInDrizzle : nextResolve)(specifier, context, nextResolve);
  },
});
