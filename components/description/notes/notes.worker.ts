import { describedBy } from "#lib/description/facts.ts";
import type { CheckAnswer, CheckRequest } from "./worker-client.ts";
import { findNotes } from "./find-notes.ts";
import { warmUp } from "./warm-up.ts";

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

// A task for each step, so that none is long. A text that comes meanwhile waits for the last.
async function getReady(): Promise<void> {
  for (const step of warmUp()) await nextTask().then(() => step);
}

const ready = getReady();

addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
  void ready.then(() => {
    const { id, text, property } = data;
    const answer: CheckAnswer = { id, notes: findNotes(text, describedBy(property)) };
    postMessage(answer);
  });
});
