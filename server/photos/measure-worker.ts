// Runs as a thread of its own: to look at a million pixels takes long enough that others would wait.
import { parentPort, workerData } from "node:worker_threads";
import type { GreyRaster } from "#lib/photos/grey-raster.ts";
import { measurePicture } from "#lib/photos/measures.ts";

parentPort?.postMessage(measurePicture(workerData as GreyRaster));
