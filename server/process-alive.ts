import "server-only";
import { codeOf } from "#lib/errors.ts";

/** Returns whether a process runs on this machine, under any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
