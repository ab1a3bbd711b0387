import { expect, it } from "vitest";
import type { HomeState } from "./home-state.ts";
import { setupSteps } from "./setup.ts";

const KEYS = ["address", "basics", "description", "price", "cover"] as const;

const done = (open: readonly string[], hasFeatures = true, photoCount = 1) =>
  setupSteps({
    checklist: KEYS.map((key) => ({ key, isDone: !open.includes(key) })),
    ...{ hasFeatures, photoCount },
  } as unknown as HomeState).map(({ isDone }) => isDone);

it("marks a step done once everything it needs is there", () => {
  expect(done(["address"], false, 0)).toEqual([false, false, false]);
  expect(done([], false)).toEqual([false, true, false]);
  expect(done(["description"])).toEqual([false, true, false]);
  expect(done(["cover"])).toEqual([true, false, false]);
  expect(done(["price"])).toEqual([true, false, false]);
  expect(done([])).toEqual([true, true, false]);
});
