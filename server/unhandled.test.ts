import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { logUnhandled } from "./unhandled.ts";

const EVENTS = ["unhandledRejection", "uncaughtException"] as const;
type Listener = (...args: unknown[]) => void;
const ofVitest = new Map<string, Listener[]>();

beforeEach(() => {
  for (const event of EVENTS) ofVitest.set(event, process.listeners(event as "exit") as Listener[]);
});
afterEach(() => {
  for (const event of EVENTS) {
    process.removeAllListeners(event);
    for (const listener of ofVitest.get(event) ?? []) process.on(event, listener);
  }
});

it.each(EVENTS)("logs an unhandled error once, without query values: %s", (event) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const printed = vi.fn();
  process.on(event, printed);
  logUnhandled();
  const error = new Error("Failed query: select 1 where email = $1\nparams: ann@example.com");
  (process.emit as (...args: unknown[]) => boolean)(event, error);
  expect(printed).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(log.mock.calls[0]))).toMatchObject({
    event: "unhandled error",
    causes: [{ message: "Failed query" }],
  });
  expect(String(log.mock.calls[0])).not.toContain("ann@");
});
