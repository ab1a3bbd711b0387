import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CrowdGate } from "./crowd-gate.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const newResponse = () => new EventEmitter() as ServerResponse;

function lineUp(gate: CrowdGate, count: number): { answered: number } {
  const seen = { answered: 0 };
  for (let n = 0; n < count; n += 1) gate.line(newResponse(), () => (seen.answered += 1));
  return seen;
}

it("answers all of a crowd, a few in each turn", () => {
  const gate = new CrowdGate();
  const seen = lineUp(gate, 100);
  expect(seen.answered).toBe(0);
  vi.advanceTimersToNextTimer();
  expect(seen.answered).toBeGreaterThan(0);
  expect(seen.answered).toBeLessThan(10);
  vi.runAllTimers();
  expect(seen.answered).toBe(100);
});

it("steps back while somebody else waits, and stops for nobody", () => {
  const gate = new CrowdGate();
  const worker = newResponse();
  gate.arrive(worker);
  const seen = lineUp(gate, 100);
  vi.advanceTimersByTime(100);
  expect(seen.answered).toBeGreaterThan(10);
  expect(seen.answered).toBeLessThan(30);
  worker.emit("close");
  vi.advanceTimersByTime(5);
  vi.runAllTimers();
  expect(seen.answered).toBe(100);
});

it("goes on as before when what somebody waits for takes long", () => {
  const gate = new CrowdGate();
  gate.arrive(newResponse());
  const seen = lineUp(gate, 1_000);
  vi.advanceTimersByTime(300);
  vi.runAllTimers();
  expect(seen.answered).toBe(1_000);
});

it("forgets who has gone", () => {
  const gate = new CrowdGate();
  const gone = newResponse();
  const answer = vi.fn();
  gate.line(gone, answer);
  gone.emit("close");
  vi.runAllTimers();
  expect(answer).not.toHaveBeenCalled();
});
