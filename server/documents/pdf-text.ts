import "server-only";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { codeOf } from "#lib/errors.ts";
import { MAX_DOCUMENT_WORDS } from "#lib/fields/documents.ts";
import { logError } from "#server/log.ts";
import { answerOf } from "#server/photos/thread.ts";

const MAX_PAGES = 200;
const LIMITS = {
  /** The time after which no new page is started. */
  readingMs: 4_000,
  /** The limit for all pages, including the last one started. */
  wholeMs: 5_000,
};
const MEMORY_MEGABYTES = 256;
// Decompressed streams, in addition to the heap.
const MAX_BYTES = 256 * 1024 * 1024;

const oneAtATime = pLimit(1);

/**
 * Normalizes text for storage and search: ligatures and wide letters become plain ones, and control
 * characters go.
 */
export function plainPageText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKC")
    .replaceAll("\0", "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim()
    .slice(0, MAX_DOCUMENT_WORDS)
    .toWellFormed();
}

/**
 * Returns the text of a PDF: at most 200 pages, and as many as can be read in four seconds. Returns
 * "" for a damaged or locked file, or if a page exceeds the limits.
 */
export function readPdfText(bytes: Uint8Array, limits = LIMITS): Promise<string> {
  return oneAtATime(async () => {
    const url = new URL("./pdf-text-worker.mjs", import.meta.url);
    const worker = new Worker(url, {
      workerData: {
        bytes,
        mostPages: MAX_PAGES,
        mostText: MAX_DOCUMENT_WORDS,
        mostBytes: MAX_BYTES,
        readsUntil: Date.now() + limits.readingMs,
      },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
      // Suppresses the library's messages about damaged files.
      stdout: true,
      stderr: true,
    });
    const text = await answerOf<string>(worker, limits.wholeMs).catch((error: unknown) => {
      // A deployment error, not a problem with the file.
      if (codeOf(error) === "ERR_MODULE_NOT_FOUND") logError("PDFs can't be read", error);
      return "";
    });
    return plainPageText(text);
  });
}
