import "server-only";
import type { Worker } from "node:worker_threads";

const TIMEOUT_MS = 60_000;

/**
 * What a thread answers, which has one thing to do and ends with it.
 * @param longestMs after which it is ended
 */
export function answerOf<T>(worker: Worker, longestMs = TIMEOUT_MS): Promise<T> {
  const limit = setTimeout(() => void worker.terminate(), longestMs);
  return new Promise<T>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("A worker thread ended without a result")));
  }).finally(() => {
    clearTimeout(limit);
    void worker.terminate();
  });
}
