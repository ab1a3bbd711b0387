// Runs in a worker thread because measuring a million pixels would block other requests.
import { parentPort, workerData } from "node:worker_threads";
import type { GreyRaster } from "#lib/photos/grey-raster.ts";
import { measurePicture } from "#lib/photos/measures.ts";

parentPort?.postMessage(measurePicture(workerData as GreyRaster));
