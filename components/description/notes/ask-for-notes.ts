import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { type NotesWorker, openNotesWorker } from "./worker-client.ts";
import type { Note } from "./notes.ts";

const IDLE_WITHIN_MS = 2000;

let worker: NotesWorker | null = null;
let canHaveWorker = typeof Worker !== "undefined";

/**
 * Waits until the page is idle, up to a limit. Doesn't wait in browsers without
 * requestIdleCallback.
 */
async function idle(): Promise<void> {
  if (typeof requestIdleCallback === "undefined") return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS }));
}

async function checkHere(text: string, property: LatestPropertyView): Promise<Note[]> {
  const { describedBy, findNotes } = await import("./find-notes.ts");
  await idle();
  return findNotes(text, describedBy(property));
}

async function checkInWorker(text: string, property: LatestPropertyView): Promise<Note[]> {
  if (!worker) {
    await idle();
    worker ??= openNotesWorker(() => {
      worker = null;
      canHaveWorker = false;
    });
  }
  return worker.findNotes(text, property);
}

/**
 * Returns the notes on a text, found in a worker that opens when the page is idle. Runs on the page
 * itself if there are no workers.
 * @throws if the checks can't be loaded
 */
export async function askForNotes(text: string, property: LatestPropertyView): Promise<Note[]> {
  if (canHaveWorker) {
    try {
      return await checkInWorker(text, property);
    } catch {
      // The check on the page has the same result, only slower.
    }
  }
  return checkHere(text, property);
}
