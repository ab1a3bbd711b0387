import { format } from "node:util";
import { afterEach, beforeEach } from "vitest";

const written: string[] = [];

beforeEach(() => {
  // Hides the security log, which nearly every call writes to.
  console.info = () => undefined;
  for (const method of ["error", "warn"] as const) {
    console[method] = (...args: unknown[]) => written.push(`console.${method}: ${format(...args)}`);
  }
});

/** Expect output with `vi.spyOn(console, "error").mockImplementation(…)`. */
afterEach(() => {
  const unexpected = written.splice(0);
  if (unexpected.length > 0) {
    throw new Error(`Written to the console unexpectedly:\n${unexpected.join("\n")}`);
  }
});
