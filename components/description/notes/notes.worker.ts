import { describedBy } from "#lib/description/index.ts";
import type { CheckAnswer, CheckRequest } from "./worker-client.ts";
import { findNotesInSteps } from "./find-notes.ts";
import { warmUp } from "./warm-up.ts";
import { workInTasks } from "./work-in-tasks.ts";

const ask = workInTasks(warmUp());

async function check({ id, text, property }: CheckRequest): Promise<void> {
  const answer: CheckAnswer = {
    id,
    notes: await ask(findNotesInSteps(text, describedBy(property))),
  };
  postMessage(answer);
}

addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
  // A rejected promise wouldn't fire the worker's `error` event on the page.
  check(data).catch(reportError);
});
