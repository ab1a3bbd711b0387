import { describedBy } from "#lib/description/facts.ts";
import type { CheckAnswer, CheckRequest } from "./worker-client.ts";
import { findNotes } from "./find-notes.ts";

addEventListener("message", ({ data: { id, text, property } }: MessageEvent<CheckRequest>) => {
  const answer: CheckAnswer = { id, notes: findNotes(text, describedBy(property)) };
  postMessage(answer);
});
