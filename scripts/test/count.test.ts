import { expect, test } from "vitest";
import {
  addCounts,
  countPlaywright,
  countVitest,
  NOTHING,
  summarize,
  tabulate,
  withExitCode,
} from "./count.ts";

const GOOD = { passed: 3, failed: 0, skipped: 0 };

test("Vitest's tests are counted, including files that failed to load", () => {
  const count = countVitest({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: "a", status: "passed", assertionResults: [{ status: "passed" }] },
      { name: "b", status: "failed", assertionResults: [{ status: "failed" }] },
      { name: "c", status: "failed", assertionResults: [] },
    ],
  });
  expect(count).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test("a flaky Playwright test counts as failed", () => {
  const count = countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(count).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test("a crashed runner counts as one failure if every test passed", () => {
  expect(withExitCode(GOOD, 1)).toEqual({ ...GOOD, failed: 1 });
  expect(withExitCode(GOOD, null)).toEqual({ ...GOOD, failed: 1 });
  expect(withExitCode({ ...GOOD, failed: 2 }, 1)).toEqual({ ...GOOD, failed: 2 });
  expect(withExitCode(GOOD, 0)).toEqual(GOOD);
});

test("the summary adds up all counts, and names skipped tests only if there are any", () => {
  expect(summarize(addCounts(GOOD, GOOD))).toBe("6 passed, 0 failed");
  expect(summarize({ passed: 1, failed: 2, skipped: 3 })).toBe("1 passed, 2 failed, 3 skipped");
});

test("the table shows each part's time and test results", () => {
  const results = [
    { name: "types", count: NOTHING, seconds: 20.04 },
    { name: "integration", count: { passed: 7, failed: 1, skipped: 0 }, seconds: 101.96 },
  ];
  expect(tabulate(results, 120).split("\n")).toEqual([
    "types          20.0 s",
    "integration   102.0 s  7 passed, 1 failed",
    "all           120.0 s",
  ]);
});
