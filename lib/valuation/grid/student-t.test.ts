import { expect, it } from "vitest";
import { studentT } from "./student-t.ts";

// Printed tables of the distribution: the one-sided 90% point.
it.each([
  [5, 1.4759],
  [6, 1.4398],
  [8, 1.3968],
  [11, 1.3634],
  [30, 1.3104],
])("with %d degrees of freedom 80 %% lie within %d standard deviations", (degrees, expected) => {
  expect(studentT(80, degrees)).toBeCloseTo(expected, 3);
});

it("comes to the normal distribution with many", () => {
  expect(studentT(68, 1e9)).toBeCloseTo(0.9945, 4);
  expect(studentT(80, 1e9)).toBeCloseTo(1.2816, 4);
});
