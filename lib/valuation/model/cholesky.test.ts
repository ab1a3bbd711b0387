import { expect, it } from "vitest";
import { factorize, solveFactored } from "./cholesky.ts";

it("solves a system whose answer is known", () => {
  const matrix = Float64Array.from([4, 0, 0, 2, 5, 0, 1, 3, 6]);
  // The full symmetric matrix times (1, -2, 3).
  const right = Float64Array.from([4 - 4 + 3, 2 - 10 + 9, 1 - 6 + 18]);
  factorize(matrix, 3);
  solveFactored(matrix, 3, right);
  expect(Array.from(right)).toEqual([1, -2, 3].map((value) => expect.closeTo(value, 12)));
});

it("refuses a matrix that is not positive definite", () => {
  expect(() => factorize(Float64Array.from([1, 0, 2, 1]), 2)).toThrow(RangeError);
  expect(() => factorize(Float64Array.from([Number.NaN]), 1)).toThrow(RangeError);
});
