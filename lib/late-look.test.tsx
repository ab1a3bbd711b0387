import { afterEach, expect, it, vi } from "vitest";
import { runInHead, stubPaints } from "#tests/head-script.ts";
import { LATE_LOOK_SCRIPT, WHOLE_ATTRIBUTE } from "./late-look.ts";

function visit({ type = "navigate", from = "" } = {}) {
  vi.spyOn(document, "referrer", "get").mockReturnValue(from);
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
  const { paint } = stubPaints();
  runInHead(LATE_LOOK_SCRIPT);
  return paint;
}

const isWhole = () => document.documentElement.hasAttribute(WHOLE_ATTRIBUTE);

afterEach(() => {
  document.documentElement.removeAttribute(WHOLE_ATTRIBUTE);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(["", "https://search.example/"])(
  "lets a page be whole once something of the page is seen, to who comes from %j",
  (from) => {
    const paint = visit({ from });
    expect(isWhole()).toBe(false);
    paint("first-paint");
    expect(isWhole()).toBe(false);
    paint("first-contentful-paint");
    expect(isWhole()).toBe(true);
  },
);

it("lets it be whole at once where a page of ours has led here, or one is loaded again", () => {
  for (const having of [
    { from: `${location.origin}/settings` },
    { type: "reload" },
    { type: "back_forward" },
  ]) {
    visit(having);
    expect(isWhole()).toBe(true);
    document.documentElement.removeAttribute(WHOLE_ATTRIBUTE);
  }
});

it("lets it be whole at once in a browser that tells of no paints", () => {
  vi.stubGlobal("PerformanceObserver", undefined);
  runInHead(LATE_LOOK_SCRIPT);
  expect(isWhole()).toBe(true);
});
