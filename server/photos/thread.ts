import "server-only";
import type { Worker } from "node:worker_threads";

const TIMEOUT_MS = 60_000;

/**
 * Returns the first message of a worker, then terminates it.
 * @param longestMs the time limit
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
