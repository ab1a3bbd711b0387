import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../root.ts";

export type VitestFailures = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
};

export type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] };

// The first lines of a message show what was expected and found.
const LINES = 6;

/** Returns each failure as its location, name and the start of its message. */
export function vitestFailures({ testResults }: VitestFailures): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [failure(file, "", message)];
    return failed.map(({ fullName = "", failureMessages }) =>
      failure(file, fullName, failureMessages?.[0]),
    );
  });
}

/** Works like `vitestFailures`, and includes flaky tests. */
export function playwrightFailures(suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap(({ specs = [], suites = [] }) => [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === "flaky"))
      .map(({ title, file, line, tests }) => {
        const results = tests.flatMap(({ results }) => results);
        const { error } = results.find((result) => result.error) ?? {};
        return failure(`tests/e2e/${file}:${line}`, title, error?.message);
      }),
    ...playwrightFailures(suites),
  ]);
}

function failure(place: string, title: string, message = ""): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim());
  return [`${place}  ${title}`.trim(), ...lines.slice(0, LINES).map((line) => `  ${line}`)].join(
    "\n",
  );
}
