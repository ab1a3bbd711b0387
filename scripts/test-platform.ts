import { execFileSync, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { isBuilt } from "./build.ts";
import { installBrowser } from "./browser.ts";
import { openSetting } from "./platform/setting.ts";
import { tryPreview } from "./platform/preview.ts";
import { tryProduction } from "./platform/production.ts";
import { ROOT } from "./root.ts";
import { runScript, StartError } from "./start-error.ts";
import { concludePromises } from "./trials/promises.ts";
import { requirePrograms } from "./trials/programs.ts";

/*
 * The build as a platform of functions runs it: several processes with the traced files alone, on a disk
 * that can't be written to, frozen as soon as they have answered and what follows is done; a front that
 * serves the built files and takes bodies of 4.5 MB at most; PgBouncer with few connections. Next's own
 * handler answers, not our server. Everything runs on loopback, and ends with the script.
 */
const LONGEST_MS = 5 * 60_000;
const USAGE = "Usage: npm run test:platform, or npm run test:platform -- preview";

/** @throws StartError where the kernel lets nobody mount, or a program is missing */
function requireSystem(): void {
  const canMount =
    process.platform === "linux" &&
    spawnSync("unshare", ["-rm", "mount", "--make-rprivate", "/"]).status === 0;
  if (!canMount) {
    throw new StartError(
      "This trial takes the right to write from each function by `unshare` and `mount`: run it on Linux, where this user may make name spaces.",
    );
  }
  requirePrograms("pgbouncer", "ip");
  const fault = installBrowser();
  if (fault) throw new StartError(fault);
}

/** Builds as a platform does: with its variables alone, and without a network. */
function build(variables: Readonly<Record<string, string>>): void {
  if (isBuilt(ROOT, variables)) return;
  console.log("Building without a database, a secret or a network ...");
  const { PATH = "" } = process.env;
  // The loopback, by which the build's own processes speak to each other, is down in a new name space.
  execFileSync("unshare", ["-rn", "sh", "-c", "ip link set lo up && npm run build"], {
    cwd: ROOT,
    env: { PATH, HOME: tmpdir(), CI: "1", NODE_ENV: "production", ...variables },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

// `npm run test:platform`: exits with 1 where a promise is broken.
await runScript(async () => {
  const [part, ...others] = process.argv.slice(2);
  if (others.length > 0 || (part !== undefined && part !== "preview")) throw new StartError(USAGE);
  requireSystem();
  build({ VERCEL: "1", VERCEL_ENV: part ?? "production" });
  const setting = await openSetting();
  const impatience = setTimeout(() => {
    console.error("It took longer than five minutes.");
    void setting.close().finally(() => process.exit(1));
  }, LONGEST_MS);
  try {
    await (part ? tryPreview(setting) : tryProduction(setting));
  } finally {
    clearTimeout(impatience);
    await setting.close();
  }
  process.exit(concludePromises());
});
