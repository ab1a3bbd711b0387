import "server-only";
import { Worker } from "node:worker_threads";
import type { GreyRaster } from "#lib/photos/grey-raster.ts";
import type { PhotoMeasures } from "#lib/photos/measures.ts";
import { answerOf } from "./thread.ts";

/** Returns the measures that photo hints are based on. */
export function measure({ data, width, height }: GreyRaster): Promise<PhotoMeasures> {
  const url = new URL("./measure-worker.ts", import.meta.url);
  return answerOf(new Worker(url, { workerData: { data: new Uint8Array(data), width, height } }));
}
