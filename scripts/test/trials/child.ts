import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { NODE_FLAGS, ROOT } from "../../root.ts";

/** Starts a program of this folder as a process of its own. */
export const startProcess = (name: string): ChildProcess =>
  fork(path.join(ROOT, "scripts/test/trials", name), { execArgv: [...NODE_FLAGS] });

/** Sends an order to such a program. @returns what it answers first */
export async function ask<T>(child: ChildProcess, order: object): Promise<T> {
  child.send(order);
  const [report] = (await once(child, "message")) as [T];
  return report;
}
