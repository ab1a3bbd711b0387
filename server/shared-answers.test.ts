import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SharedAnswers } from "./shared-answers.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

it("asks once per period, and separately for each key", async () => {
  const answers = new SharedAnswers<number>(1_000, 9);
  let asked = 0;
  const ask = async () => ++asked;
  expect(await answers.get("home", ask)).toBe(1);
  vi.advanceTimersByTime(999);
  expect(await answers.get("home", ask)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await answers.get("home", ask)).toBe(2);
  expect(await answers.get("other", ask)).toBe(3);
});

it("shares a failure for the same period", async () => {
  const answers = new SharedAnswers<number>(1_000, 9);
  const ask = vi.fn(() => Promise.reject(new Error("away")));
  await expect(answers.get("home", ask)).rejects.toThrow("away");
  await expect(answers.get("home", ask)).rejects.toThrow("away");
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await expect(answers.get("home", ask)).rejects.toThrow("away");
  expect(ask).toHaveBeenCalledTimes(2);
});
