import { cpSync, existsSync, globSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildStandalone, isBuilt } from "./build.ts";
import { ROOT } from "./root.ts";
import { readBuiltConfig, STANDALONE_CONFIG } from "./standalone-config.ts";
import { traceScripts } from "./standalone-trace.ts";
import { runScript } from "./start-error.ts";

const FOLDER = path.join(ROOT, ".next/standalone");

/** What runs there: the server, and the commands of an operator who has this folder alone. */
const SCRIPTS = [
  ...["node.mjs", "start.ts", "migrate.ts", "backup.ts", "restore.ts"],
  ...["admin/main.ts", "fit-valuation.ts"],
];

function copy(file: string): void {
  const from = path.join(ROOT, file);
  cpSync(from, path.join(FOLDER, file), { recursive: true, dereference: true });
}

// The last step of the build has changed what Next had copied by then.
function copyBuild(): void {
  for (const name of [
    "server",
    "static",
    "routes-manifest.json",
    "export-marker.json",
    "styles.json",
  ]) {
    copy(`.next/${name}`);
  }
  // Of no use to who runs it: 70 MB of source maps, and what Next found its files by.
  for (const file of globSync(".next/{server,static}/**/*.{map,nft.json}", { cwd: FOLDER })) {
    rmSync(path.join(FOLDER, file));
  }
}

// Next's own server.js knows nothing of our listener, its guards and its end: what it tells Next of
// the configuration is told by our start.
function writeConfig(): void {
  writeFileSync(path.join(FOLDER, STANDALONE_CONFIG), readBuiltConfig(ROOT));
  rmSync(path.join(FOLDER, "server.js"), { force: true });
}

// `npm run build:standalone`: a folder that runs elsewhere, with Node alone, on a database of its own.
await runScript(async () => {
  if (!isBuilt(ROOT) || !existsSync(path.join(FOLDER, STANDALONE_CONFIG))) {
    await buildStandalone(ROOT);
  }
  copyBuild();
  for (const file of await traceScripts(ROOT, SCRIPTS)) copy(file);
  for (const file of ["public", "drizzle", "package.json", "LICENSE", "THIRD_PARTY_LICENSES.md"]) {
    copy(file);
  }
  writeConfig();
  console.log(`${path.relative(ROOT, FOLDER)} runs elsewhere by: npm start`);
});
