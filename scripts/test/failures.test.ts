import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { playwrightFailures, vitestFailures } from "./failures.ts";

test("a failed Vitest test is listed with the start of its message", () => {
  const failures = vitestFailures({
    testResults: [
      { name: path.join(ROOT, "lib/good.test.ts"), status: "passed", assertionResults: [] },
      {
        name: path.join(ROOT, "lib/price.test.ts"),
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "a price is rounded" },
          {
            status: "failed",
            fullName: "a price is whole",
            failureMessages: ["\u001b[31mexpected 1.5\u001b[39m\n\nto be 2\na\nb\nc\nd\ne"],
          },
        ],
      },
    ],
  });
  expect(failures).toEqual([
    "lib/price.test.ts  a price is whole\n  expected 1.5\n  to be 2\n  a\n  b\n  c\n  d",
  ]);
});

test("a file that failed to load is listed with its error", () => {
  const name = path.join(ROOT, "lib/price.test.ts");
  const broken = { name, status: "failed", message: "no such module", assertionResults: [] };
  expect(vitestFailures({ testResults: [broken] })).toEqual([
    "lib/price.test.ts\n  no such module",
  ]);
});

test("failed and flaky journeys are listed at any nesting level", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    ...{ title, file: "home.spec.ts", line: 7, ok: status !== "unexpected" },
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  });
  const suites = [
    { specs: [spec("is fine", "expected")] },
    { suites: [{ specs: [spec("is slow", "flaky", "too late"), spec("is gone", "unexpected")] }] },
  ];
  expect(playwrightFailures(suites)).toEqual([
    "tests/e2e/home.spec.ts:7  is slow\n  too late",
    "tests/e2e/home.spec.ts:7  is gone",
  ]);
});
