import "server-only";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { codeOf } from "#lib/errors.ts";
import { MAX_DOCUMENT_WORDS } from "#lib/fields/documents.ts";
import { logError } from "#server/log.ts";
import { answerOf } from "#server/photos/thread.ts";

const MAX_PAGES = 200;
const LIMITS = {
  /** No page is begun later. */
  readingMs: 4_000,
  /** Within which a page that was begun has to end, too. */
  wholeMs: 5_000,
};
const MEMORY_MEGABYTES = 256;
// Beside those, for what the streams of a file become.
const MAX_BYTES = 256 * 1024 * 1024;

const oneAtATime = pLimit(1);

/** As it can be stored and searched: ligatures and wide letters as plain ones, without what is no text. */
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
 * The text of a PDF, of its first 200 pages and what can be read within four seconds; empty where it has
 * none, is damaged or locked, or where one page takes more time or memory than it may.
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
      // What the library says of a damaged file is for nobody.
      stdout: true,
      stderr: true,
    });
    const text = await answerOf<string>(worker, limits.wholeMs).catch((error: unknown) => {
      // A fault of the deployment; the file is none.
      if (codeOf(error) === "ERR_MODULE_NOT_FOUND") logError("PDFs can't be read", error);
      return "";
    });
    return plainPageText(text);
  });
}
