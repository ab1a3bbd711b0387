const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener("message", () => waiting.shift()?.());
port1.start();

// By a message: a timer that sets the next one waits 4 ms each time, some two seconds of a warm-up.
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
 * Works in short tasks, one for each step. What is asked for goes before what is done meanwhile, which
 * waits between two of its steps; of what is asked for, the first goes first.
 * @param meanwhile begins at once
 * @returns asks for what the steps give with the last of them; the promise fails with what they throw
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
