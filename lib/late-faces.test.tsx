import { afterEach, expect, it, vi } from "vitest";
import { runInHead, stubPaints } from "#tests/head-script.ts";
import { FACES_ATTRIBUTE, LATE_FACES_SCRIPT } from "./late-faces.ts";

function visit({ type = "navigate", from = "" } = {}) {
  vi.spyOn(document, "referrer", "get").mockReturnValue(from);
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
  const { paint } = stubPaints();
  runInHead(LATE_FACES_SCRIPT);
  return paint;
}

const hasFaces = () => document.documentElement.hasAttribute(FACES_ATTRIBUTE);

afterEach(() => {
  document.documentElement.removeAttribute(FACES_ATTRIBUTE);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(["", "https://search.example/"])(
  "lets the faces come once something of the page is seen, to who comes from %j",
  (from) => {
    const paint = visit({ from });
    expect(hasFaces()).toBe(false);
    paint("first-paint");
    expect(hasFaces()).toBe(false);
    paint("first-contentful-paint");
    expect(hasFaces()).toBe(true);
  },
);

it("lets them come at once where a page of ours has led here, or one is loaded again", () => {
  for (const having of [
    { from: `${location.origin}/settings` },
    { type: "reload" },
    { type: "back_forward" },
  ]) {
    visit(having);
    expect(hasFaces()).toBe(true);
    document.documentElement.removeAttribute(FACES_ATTRIBUTE);
  }
});

it("lets them come at once in a browser that tells of no paints", () => {
  vi.stubGlobal("PerformanceObserver", undefined);
  runInHead(LATE_FACES_SCRIPT);
  expect(hasFaces()).toBe(true);
});
