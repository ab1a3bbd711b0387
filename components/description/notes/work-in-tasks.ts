const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener("message", () => waiting.shift()?.());
port1.start();

// Nested timers wait 4 ms each, which adds about two seconds to a warm-up; messages don't.
const nextTask = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });

async function inTasks<Result>(
  steps: Generator<void, Result>,
  pause: () => Promise<unknown>,
): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return step.value;
}

/**
 * Runs work in short tasks, one per step. Requests run in order, and before the next background
 * step.
 * @param meanwhile the background work, which starts immediately
 * @returns a function that runs steps and resolves to their result, or rejects with their error
 */
export function workInTasks(meanwhile: Generator<void>) {
  let asked: Promise<unknown> = Promise.resolve();
  void inTasks(meanwhile, () => nextTask().then(() => asked));

  return function ask<Result>(steps: Generator<void, Result>): Promise<Result> {
    const result = asked.then(() => inTasks(steps, nextTask));
    asked = result.catch(() => undefined);
    return result;
  };
}
