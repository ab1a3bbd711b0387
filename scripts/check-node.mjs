// Loaded before every script, by a Node that may be too old to read TypeScript.
if (!process.features.typescript) {
  console.error(
    `Porchlight's scripts need Node 24, but run on ${process.version} here: run them by npm (npm start, npm test) after an npm ci that may run install scripts, which puts Node 24 into node_modules.`,
  );
  process.exit(1);
}
