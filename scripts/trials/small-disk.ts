import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { NODE_FLAGS } from "../root.ts";
import { StartError } from "../start-error.ts";

const SIZE = "32m";

/** Set for the process that has the disk. */
const DISK = "TRIAL_DISK";

/**
 * Gives this script a small file system of its own, held in memory, that really fills up: runs it
 * again in a namespace of mounts, which goes when the script ends. No rights of root are needed.
 * @param script the calling module's import.meta.url
 * @returns the folder of the disk, in the script that runs inside
 * @throws StartError where the machine does not allow it
 */
export function withSmallDisk(script: string): string {
  const inside = process.env[DISK];
  if (inside) return inside;
  const folder = mkdtempSync(path.join(tmpdir(), "porchlight-disk-"));
  const user = process.getuid?.() ?? 0;
  const group = process.getgid?.() ?? 0;
  const isRoot = user === 0;
  // Mounting makes us root of the namespace; after it we are ourselves again, as PostgreSQL wants.
  const again = isRoot ? "exec" : `exec unshare --user --map-user=${user} --map-group=${group}`;
  const mount = `mount -t tmpfs -o size=${SIZE},mode=0777 tmpfs "$0" || exit 125; ${again} "$@"`;
  const namespace = isRoot ? ["--mount"] : ["--user", "--map-root-user", "--mount"];
  const node = [process.execPath, ...NODE_FLAGS, fileURLToPath(script), ...process.argv.slice(2)];
  const { status } = spawnSync("unshare", [...namespace, "sh", "-c", mount, folder, ...node], {
    stdio: "inherit",
    env: { ...process.env, [DISK]: folder },
  });
  rmdirSync(folder);
  if (status === null || status === 125) {
    throw new StartError(
      "No small disk could be made for the trial of a full one: run this on Linux where unshare may make user namespaces, or as root.",
    );
  }
  process.exit(status);
}
