import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { NODE_FLAGS } from "#scripts/root.ts";
import type { OfferMove } from "./play-move.ts";

interface Answer {
  serial: number;
  isDone?: boolean;
  fault?: string;
}

/** Starts a second instance of the product on the test's database, which makes moves. */
export function startSecondInstance() {
  const child = fork(path.join(import.meta.dirname, "instance.ts"), {
    execArgv: [...NODE_FLAGS],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const waiting = new Map<number, PromiseWithResolvers<boolean>>();
  child.on("message", ({ serial, isDone, fault }: Answer) => {
    const answer = waiting.get(serial);
    waiting.delete(serial);
    if (fault) answer?.reject(new Error(fault));
    else answer?.resolve(isDone === true);
  });
  let last = 0;
  return {
    play(move: OfferMove): Promise<boolean> {
      const answer = Promise.withResolvers<boolean>();
      waiting.set(++last, answer);
      child.send({ serial: last, move });
      return answer.promise;
    },
    async stop(): Promise<void> {
      child.disconnect();
      await once(child, "exit");
    },
  };
}
