import type { PlaywrightSuite, VitestFailures } from "./failures.ts";

export type Count = { passed: number; failed: number; skipped: number };

export type Result = { name: string; count: Count; seconds: number };

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
} & VitestFailures;

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

export function addCounts(...counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    NOTHING,
  );
}

/** Counts vitest's tests. A file that failed outside its tests counts as one failure. */
export function countVitest(report: VitestReport): Count {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts Playwright's tests. A flaky test counts as failed. */
export function countPlaywright({ stats }: Pick<PlaywrightReport, "stats">): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/** Adds one failure if a runner exited with an error but no test failed. */
export function withExitCode(count: Count, exitCode: number | null): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Parts run in parallel, so the total time is less than their sum. */
export function tabulate(results: readonly Result[], seconds: number): string {
  const rows = [
    ...results.map(({ name, count, seconds }) => ({ name, seconds, outcome: outcomeOf(count) })),
    { name: "all", seconds, outcome: "" },
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, seconds, outcome }) =>
      `${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s  ${outcome}`.trimEnd(),
    )
    .join("\n");
}

function outcomeOf(count: Count): string {
  return count.passed + count.failed + count.skipped > 0 ? summarize(count) : "";
}

export function summarize({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
