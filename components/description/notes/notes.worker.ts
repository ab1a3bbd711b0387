import { describedBy } from "#lib/description/facts.ts";
import type { CheckAnswer, CheckRequest } from "./worker-client.ts";
import { findNotesInSteps } from "./find-notes.ts";
import { warmUp } from "./warm-up.ts";

const channel = new MessageChannel();

// By a message: a timer that sets the next one waits 4 ms each time, some two seconds of a warm-up.
const nextTask = () =>
  new Promise<void>((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });

// A task for each step, so that none is long.
async function inTasks<Result>(steps: Generator<void, Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    await nextTask();
    step = steps.next();
  }
  return step.value;
}

// One after the other: a text that comes meanwhile waits.
let last: Promise<unknown> = inTasks(warmUp());

addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
  const check = async () => {
    const { id, text, property } = data;
    const notes = await inTasks(findNotesInSteps(text, describedBy(property)));
    const answer: CheckAnswer = { id, notes };
    postMessage(answer);
  };
  last = last.then(check, check);
});
