import "server-only";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { codeOf } from "#lib/errors.ts";
import { answerOf } from "#server/photos/thread.ts";
import { DocumentRefused, LOCKED } from "./refusal.ts";

const TIMEOUT_MS = 5_000;
const MEMORY_MEGABYTES = 256;
// Decompressed streams, in addition to the heap.
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PAGES = 500;

const PRINT = "Print it to a new PDF and upload that.";
const REFUSALS = {
  locked: LOCKED,
  script: `This PDF runs a script when someone opens it. ${PRINT}`,
  launch: `This PDF can start programs. ${PRINT}`,
  files:
    "This PDF has other files attached. Upload those on their own, and a printed PDF without them.",
  media: `This PDF has interactive media in it. ${PRINT}`,
  unreadable: `We couldn't check this PDF for scripts and programs. ${PRINT}`,
} as const;

const oneAtATime = pLimit(1);

/**
 * Checks a PDF for executable content and password protection. Scripts that calculate form fields
 * are allowed because state forms use them.
 * @throws DocumentRefused
 */
export function checkPdf(bytes: Uint8Array): Promise<void> {
  return oneAtATime(async () => {
    const url = new URL("./pdf-check-worker.mjs", import.meta.url);
    const worker = new Worker(url, {
      workerData: { bytes, mostBytes: MAX_BYTES, mostPages: MAX_PAGES },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
      // Suppresses the library's messages about damaged files.
      stdout: true,
      stderr: true,
    });
    const found = await answerOf<keyof typeof REFUSALS | null>(worker, TIMEOUT_MS).catch(
      (error: unknown) => {
        // A deployment error, not a problem with the file.
        if (codeOf(error) === "ERR_MODULE_NOT_FOUND") throw error;
        return "unreadable" as const;
      },
    );
    if (found) throw new DocumentRefused(REFUSALS[found]);
  });
}
