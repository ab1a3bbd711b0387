import "server-only";
import { Worker } from "node:worker_threads";
import type { Sharp } from "sharp";
import type { PhotoMeasures } from "#lib/photos/measures.ts";
import { greyRaster } from "./grey-raster.ts";
import { answerOf } from "./thread.ts";

/** What the hints are made from, of a picture as it is shown. */
export async function measure(picture: Sharp): Promise<PhotoMeasures> {
  const { data, width, height } = await greyRaster(picture);
  const url = new URL("./measure-worker.ts", import.meta.url);
  return answerOf(new Worker(url, { workerData: { data: new Uint8Array(data), width, height } }));
}
