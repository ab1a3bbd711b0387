import { expect, it } from "vitest";
import { workInTasks } from "./work-in-tasks.ts";

function* steps(name: string, count: number, done: string[]): Generator<void, string> {
  for (let step = 1; step < count; step += 1) {
    done.push(`${name} ${step}`);
    yield;
  }
  done.push(`${name} ${count}`);
  return name;
}

function workMeanwhile(done: string[]) {
  const end = Promise.withResolvers<void>();
  function* meanwhile(): Generator<void> {
    yield* steps("meanwhile", 4, done);
    end.resolve();
  }
  return { ask: workInTasks(meanwhile()), ended: end.promise };
}

it("does requested work first, in order, then the background work", async () => {
  const done: string[] = [];
  const { ask, ended } = workMeanwhile(done);
  const answers = [ask(steps("first", 3, done)), ask(steps("second", 1, done))];
  expect(await Promise.all(answers)).toEqual(["first", "second"]);
  await ended;
  expect(done).toEqual([
    ...["meanwhile 1", "first 1", "first 2", "first 3", "second 1"],
    ...["meanwhile 2", "meanwhile 3", "meanwhile 4"],
  ]);
});

it("pauses for later requests, and still accepts one when all else is done", async () => {
  const done: string[] = [];
  const { ask, ended } = workMeanwhile(done);
  await ask(steps("first", 1, done));
  await ask(steps("second", 2, done));
  expect(done.at(-1)).toBe("second 2");
  expect(done).not.toContain("meanwhile 4");
  await ended;
  expect(await ask(steps("third", 2, done))).toBe("third");
});

it("rejects a request that throws and continues with the next", async () => {
  const done: string[] = [];
  const { ask, ended } = workMeanwhile(done);
  function* breaks(): Generator<void, string> {
    yield;
    throw new Error("No such word");
  }
  const broken = ask(breaks());
  const next = ask(steps("next", 2, done));
  await expect(broken).rejects.toThrow("No such word");
  expect(await next).toBe("next");
  await ended;
});
