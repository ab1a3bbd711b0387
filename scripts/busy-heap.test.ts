import type V8 from "node:v8";
import { getHeapStatistics } from "node:v8";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepHeapWhileBusy } from "./busy-heap.ts";

// V8 hears the flags all the same.
vi.mock("node:v8", async (importOriginal) => {
  const real = await importOriginal<typeof V8>();
  return { ...real, setFlagsFromString: vi.fn(real.setFlagsFromString) };
});

const { setFlagsFromString } = await import("node:v8");

const TWO_MINUTES_MS = 120_000;
const BUSY = ["--no-memory-reducer-favors-memory", "--heap-growing-percent=300"];
const AT_REST = ["--memory-reducer-favors-memory", "--heap-growing-percent=0"];

const newlySet = (): unknown[] => {
  const flags = vi.mocked(setFlagsFromString).mock.calls.map(([flag]) => flag);
  vi.mocked(setFlagsFromString).mockClear();
  return flags;
};

function request(note: () => void, times: number): void {
  for (let n = 0; n < times; n += 1) note();
}

beforeEach(() => {
  vi.useFakeTimers();
  newlySet();
});
afterEach(() => vi.useRealTimers());

it("keeps the heap from the 2,000th request of two minutes on, and says so to V8 once", () => {
  const note = keepHeapWhileBusy();
  request(note, 1_999);
  expect(newlySet()).toEqual([]);
  request(note, 3_000);
  expect(newlySet()).toEqual(BUSY);
});

it("stays busy as long as as many come", () => {
  const note = keepHeapWhileBusy();
  request(note, 2_000);
  newlySet();
  for (let period = 0; period < 3; period += 1) {
    vi.advanceTimersByTime(TWO_MINUTES_MS);
    request(note, 2_000);
  }
  expect(newlySet()).toEqual([]);
});

it("isn't kept busy by a probe every few seconds", () => {
  const note = keepHeapWhileBusy();
  for (let probe = 0; probe < 10_000; probe += 1) {
    vi.advanceTimersByTime(5_000);
    note();
  }
  expect(newlySet()).toEqual([]);
});

it("gives the memory back when it is busy no longer, and can be busy again", () => {
  const note = keepHeapWhileBusy();
  request(note, 2_000);
  newlySet();
  let garbage: unknown = Array.from({ length: 400_000 }, (_, n) => ({ n, text: [`text ${n}`] }));
  expect(garbage).toHaveLength(400_000);
  const heapBefore = getHeapStatistics().total_heap_size;
  garbage = null;
  vi.advanceTimersByTime(2 * TWO_MINUTES_MS);
  expect(newlySet()).toEqual([...AT_REST, "--expose-gc", "--no-expose-gc"]);
  expect(getHeapStatistics().total_heap_size).toBeLessThan(heapBefore - 20_000_000);
  expect("gc" in globalThis).toBe(false);
  request(note, 2_000);
  expect(newlySet()).toEqual(BUSY);
});
