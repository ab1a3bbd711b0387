import { expect, it } from "vitest";
import { warmUp } from "./warm-up.ts";

it("finishes and yields only steps", () => {
  const steps = [...warmUp()];
  expect(steps.length).toBeGreaterThan(10);
  expect(new Set(steps)).toEqual(new Set([undefined]));
});
