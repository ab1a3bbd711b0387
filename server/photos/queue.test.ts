import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { inTurn } from "./queue.ts";

const AT_ONCE = Math.min(3, availableParallelism());

/** Queues work that ends on request. `begun` lists the accounts in starting order. */
function trackWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (account: string, count = 1) =>
    Array.from({ length: count }, () =>
      inTurn(account, () => {
        begun.push(account);
        return new Promise<void>((end) => ends.push(end));
      }),
    );
  const endAll = async (asked: Promise<void>[]) => {
    const all = Promise.allSettled(asked);
    let isDone = false;
    void all.then(() => (isDone = true));
    while (!isDone) {
      ends.shift()?.();
      await setImmediate();
    }
    return all;
  };
  return { begun, ask, endAll };
}

afterEach(() => void vi.useRealTimers());

it("runs two tasks of an account at a time, then another account's", async () => {
  const { begun, ask, endAll } = trackWork();
  const many = ask("many", 8);
  const one = ask("one");
  await setImmediate();
  expect(begun.filter((account) => account === "many")).toHaveLength(Math.min(2, AT_ONCE));
  await endAll([...many, ...one]);
  expect(begun).toHaveLength(9);
  expect(begun.indexOf("one")).toBeLessThanOrEqual(2);
});

it("alternates between busy accounts", async () => {
  const { begun, ask, endAll } = trackWork();
  await endAll([...ask("a", 6), ...ask("b", 6), ...ask("c", 6)]);
  for (const account of ["a", "b", "c"]) {
    expect(begun.slice(0, 9).filter((one) => one === account).length).toBeGreaterThanOrEqual(2);
  }
});

it("queues ten tasks per account, and refuses more with a retry time", async () => {
  const { ask, endAll } = trackWork();
  const asked = ask("eager", Math.min(2, AT_ONCE) + 10);
  await expect(Promise.all(ask("eager"))).rejects.toMatchObject({
    code: "rate_limited",
    retryAfter: 10,
  });
  const other = ask("patient");
  const answers = await endAll([...asked, ...other]);
  expect(answers.every(({ status }) => status === "fulfilled")).toBe(true);
});

it("queues sixty tasks in all, refuses more, and completes those in the queue", async () => {
  const { ask, endAll } = trackWork();
  const asked = Array.from({ length: 60 + AT_ONCE }, (_, n) => ask(`account ${n}`)).flat();
  await expect(Promise.all(ask("late"))).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 10,
  });
  const answers = await endAll(asked);
  expect(answers.every(({ status }) => status === "fulfilled")).toBe(true);
  await endAll(ask("later"));
});

it("refuses a task that has waited too long", async () => {
  vi.useFakeTimers();
  const { ask, endAll } = trackWork();
  const begun = Array.from({ length: AT_ONCE }, (_, n) => ask(`slow ${n}`)).flat();
  const waits = Promise.allSettled(ask("waits"));
  await vi.advanceTimersByTimeAsync(46_000);
  expect(await waits).toMatchObject([{ status: "rejected", reason: { code: "unavailable" } }]);
  vi.useRealTimers();
  await endAll(begun);
  await endAll(ask("waits"));
});

it("continues after a task fails", async () => {
  const fails = inTurn("a", () => Promise.reject(new Error("It failed")));
  await expect(fails).rejects.toThrow("It failed");
  expect(await inTurn("a", async () => "done")).toBe("done");
});
