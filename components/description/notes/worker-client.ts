import type { LatestPropertyView } from "#lib/schemas/property.ts";
import type { Note } from "./notes.ts";

export interface CheckRequest {
  id: number;
  text: string;
  property: LatestPropertyView;
}

/** Has the id of its request. */
export interface CheckAnswer {
  id: number;
  notes: Note[];
}

interface Waiting {
  resolve: (notes: Note[]) => void;
  reject: (error: Error) => void;
}

/** Finds notes in a worker, in the order of the calls. */
export interface NotesWorker {
  findNotes: (text: string, property: LatestPropertyView) => Promise<Note[]>;
}

/** @param onFailed the worker couldn't be loaded or crashed, and won't answer again */
export function openNotesWorker(onFailed: () => void): NotesWorker {
  const worker = new Worker(new URL("./notes.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let serial = 0;

  worker.addEventListener("message", ({ data }: MessageEvent<CheckAnswer>) => {
    waiting.get(data.id)?.resolve(data.notes);
    waiting.delete(data.id);
  });
  worker.addEventListener("error", (event) => {
    // The error is handled, so it stays out of the console.
    event.preventDefault();
    worker.terminate();
    onFailed();
    for (const { reject } of waiting.values()) reject(new Error("The checks have failed"));
    waiting.clear();
  });

  return {
    findNotes: (text, property) =>
      new Promise((resolve, reject) => {
        serial += 1;
        waiting.set(serial, { resolve, reject });
        const request: CheckRequest = { id: serial, text, property };
        worker.postMessage(request);
      }),
  };
}
