import { expect, it, vi } from "vitest";
import { logError } from "./log.ts";

function parseFailure(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

function logged(error: unknown): string {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  logError("something failed", error);
  expect(log).toHaveBeenCalledTimes(1);
  return String(log.mock.calls[0]?.[0]);
}

it.each([
  ["a query", new Error("Failed query: select 1 where email = $1\nparams: ann@example.com")],
  ["invalid JSON", parseFailure("ann@example.com")],
  ["a value of the wrong type", new Error('invalid input syntax for type uuid: "ann@example.com"')],
  ["a value out of range", new Error('value "ann@example.com" is out of range for type integer')],
  ["a cause", new Error("It failed", { cause: parseFailure("ann@example.com") })],
])("logs %s without its values", (_, error) => {
  expect(logged(error)).not.toMatch(/ann|example/);
});

it("logs the chain of causes with their codes, on one line, in UTC", () => {
  const cause = Object.assign(new Error('relation "homes" does not exist'), { code: "42P01" });
  const line = logged(new Error("A line\nand another", { cause }));
  expect(line).not.toContain("\n");
  expect(JSON.parse(line)).toMatchObject({
    level: "error",
    at: expect.stringMatching(/Z$/),
    event: "something failed",
    causes: [
      { name: "Error", message: "A line\nand another" },
      { name: "Error", code: "42P01", message: 'relation "homes" does not exist' },
    ],
  });
});
