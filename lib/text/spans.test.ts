import { expect, it } from "vitest";
import { SpanSet } from "./spans.ts";

it("SpanSet refuses a span that overlaps another", () => {
  const spans = new SpanSet(10);
  expect(spans.add({ start: 2, end: 5 })).toBe(true);
  expect(spans.add({ start: 4, end: 7 })).toBe(false);
  expect(spans.add({ start: 5, end: 7 })).toBe(true);
  expect(spans.add({ start: 0, end: 10 })).toBe(false);
  expect(spans.add({ start: 7, end: 10 })).toBe(true);
});
