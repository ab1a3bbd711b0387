import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { attempts } from "#db/schema/index.ts";
import { uncountAttempt, openAttempt } from "./attempts.ts";

let serial = 0;
/** Returns a bound with a key of its own. */
const newBound = (limit = 3, key = `key ${++serial}`) => ({
  kind: "door",
  key,
  limit,
  windowSeconds: 60,
});
const START = Date.parse("2026-11-05T12:00:00Z");
const after = (seconds: number) => new Date(START + seconds * 1000);

it("refuses attempts beyond a limit until the oldest ones leave the window", async () => {
  const bound = newBound();
  for (const seconds of [0, 10, 20]) {
    expect(await openAttempt([bound], after(seconds))).toHaveProperty("attemptIds");
  }
  expect(await openAttempt([bound], after(30))).toEqual({ retryAfter: 30 });
  expect(await openAttempt([bound], after(61))).toHaveProperty("attemptIds");
  expect(await openAttempt([bound], after(62))).toEqual({ retryAfter: 8 });
});

it("doesn't count a refused attempt toward any limit", async () => {
  const [narrow, wide] = [newBound(1), newBound(2)];
  await openAttempt([narrow, wide], after(0));
  expect(await openAttempt([narrow, wide], after(1))).toEqual({ retryAfter: 59 });
  expect(await openAttempt([wide], after(2))).toHaveProperty("attemptIds");
});

it("doesn't count forgiven attempts", async () => {
  const bound = newBound(1);
  const opened = await openAttempt([bound], after(0));
  if (!("attemptIds" in opened)) throw new Error("refused");
  await uncountAttempt(opened.attemptIds);
  expect(await openAttempt([bound], after(1))).toHaveProperty("attemptIds");
});

it("enforces the limit for concurrent attempts, whatever the order of their limits", async () => {
  const bounds = [newBound(5), newBound(100), newBound(100)];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => openAttempt(n % 2 ? bounds : bounds.toReversed())),
  );
  expect(answers.filter((answer) => "attemptIds" in answer)).toHaveLength(5);
});

it("counts kinds separately, and stores keys only as hashes", async () => {
  const bound = newBound(1, "someone@example.com");
  await openAttempt([bound], after(0));
  const other = { ...bound, kind: "window" };
  expect(await openAttempt([other], after(0))).toHaveProperty("attemptIds");
  const keys = (await database().select({ key: attempts.key }).from(attempts)).map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBeGreaterThan(1);
  expect(keys.join()).not.toMatch(/someone|example/);
});
