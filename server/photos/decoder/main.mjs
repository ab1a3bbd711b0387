/*
 * A process of its own for work on one picture: the memory that it takes is bounded and goes back to the
 * system when it ends, and no fault in a decoder reaches the server. It reads the picture from its
 * standard input and writes what it made to its standard output; ../decode.ts starts it.
 */
import { buffer } from "node:stream/consumers";
import { serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { makePictures } from "./make-pictures.mjs";
import { readPicture } from "./read-picture.mjs";

const CHECK_EVERY_MS = 20;
/** `EX_DATAERR` of sysexits.h. */
const DAMAGED = 65;

// A header can promise less than its decoder takes. A thread of its own looks, since decoding may block this one.
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
