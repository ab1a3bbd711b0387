import { execFileSync } from "node:child_process";
import { codeOf } from "#lib/errors.ts";

const taskset = (...args: string[]) => execFileSync("taskset", args, { encoding: "utf8" });

/**
 * Keeps processes on one core, the last that this process may use: on which of several a process is woken
 * costs as much as a small read, and stays for as long as the two that talk with each other do.
 * @returns false where the system has no `taskset`
 */
export function keepOnOneCore(pids: readonly number[]): boolean {
  try {
    // "pid 12's current affinity list: 0-3,6"
    const core = /\d+$/.exec(taskset("-cp", String(process.pid)).trim())?.[0];
    if (core === undefined) return false;
    for (const pid of pids) taskset("-acp", core, String(pid));
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
}
