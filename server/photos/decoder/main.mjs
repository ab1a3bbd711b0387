/*
 * Processes one image in its own process, started by ../decode.ts. That bounds the memory, returns
 * it to the system, and isolates decoder crashes. Reads the image from stdin and writes the result
 * to stdout.
 */
import { buffer } from "node:stream/consumers";
import { serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { makePictures } from "./make-pictures.mjs";
import { readPicture } from "./read-picture.mjs";

const CHECK_EVERY_MS = 20;
/** `EX_DATAERR` of sysexits.h. */
const DAMAGED = 65;

// A decoder may use more memory than the header suggests. A worker watches, because decoding blocks
// this thread.
const guard = `
  const { workerData } = require("node:worker_threads");
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData) process.kill(process.pid, "SIGKILL");
  }, ${CHECK_EVERY_MS});
`;

const JOBS = {
  redraw: readPicture,
  make: async (original, job) => serialize(await makePictures(original, job)),
};

const { job, megabytes } = JSON.parse(process.argv[2]);
new Worker(guard, { eval: true, workerData: megabytes * 1_000_000 }).unref();
try {
  process.stdout.write(await JOBS[job.name](await buffer(process.stdin), job));
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = DAMAGED;
}
