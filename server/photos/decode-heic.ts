import "server-only";
import { Worker } from "node:worker_threads";

/** Pixels as red, green, blue and alpha, a byte each. */
export interface Pixels {
  data: ArrayBuffer;
  width: number;
  height: number;
}

const LONGEST_MS = 60_000;

/**
 * Decodes the picture of a HEIC file, which sharp can't: its libvips comes without a decoder for HEVC.
 * The orientation is applied, the colors are those of the file's own profile.
 */
export function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  const worker = new Worker(new URL("./heic-worker.mjs", import.meta.url), { workerData: bytes });
  const limit = setTimeout(() => void worker.terminate(), LONGEST_MS);
  return new Promise<Pixels>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The decoder of HEIC gave no picture")));
  }).finally(() => {
    clearTimeout(limit);
    void worker.terminate();
  });
}
