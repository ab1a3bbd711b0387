import "server-only";
import { Worker } from "node:worker_threads";
import { answerOf } from "./thread.ts";

/** Pixels as red, green, blue and alpha, a byte each. */
export interface Pixels {
  data: ArrayBuffer;
  width: number;
  height: number;
}

/**
 * Decodes the picture of a HEIC file, which sharp can't: its libvips comes without a decoder for HEVC.
 * The orientation is applied, the colors are those of the file's own profile.
 * @returns null for a file that can't be decoded
 */
export function decodeHeic(bytes: Uint8Array): Promise<Pixels | null> {
  const url = new URL("./heic-worker.mjs", import.meta.url);
  return answerOf(new Worker(url, { workerData: { bytes } }));
}
