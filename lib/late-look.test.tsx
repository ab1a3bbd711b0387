import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runInHead, stubPaints } from "#tests/head-script.ts";
import { FACES_ATTRIBUTE, LATE_LOOK_SCRIPT, WHOLE_ATTRIBUTE } from "./late-look.ts";

const page = document.documentElement;

function visit({ type = "navigate", from = "", place = "", tells = true } = {}) {
  history.replaceState(null, "", place || location.pathname);
  vi.spyOn(document, "referrer", "get").mockReturnValue(from);
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
  const { paint } = stubPaints();
  if (!tells) vi.stubGlobal("PerformanceObserver", undefined);
  runInHead(LATE_LOOK_SCRIPT);
  return paint;
}

const look = () => [page.hasAttribute(FACES_ATTRIBUTE), page.hasAttribute(WHOLE_ATTRIBUTE)];

function forget() {
  page.removeAttribute(FACES_ATTRIBUTE);
  page.removeAttribute(WHOLE_ATTRIBUTE);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] }));

afterEach(() => {
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(["", "https://search.example/"])(
  "lets the faces come once something of the page is seen, and all of it a frame later, to who comes from %j",
  (from) => {
    const paint = visit({ from });
    expect(look()).toEqual([false, false]);
    paint("first-paint");
    expect(look()).toEqual([false, false]);
    paint("first-contentful-paint");
    expect(look()).toEqual([true, false]);
    vi.runAllTimers();
    expect(look()).toEqual([true, true]);
  },
);

it("lets both be at once after a page of ours, when loaded again, and for a place on it", () => {
  for (const having of [
    { place: "#type-3" },
    { from: `${location.origin}/settings` },
    { type: "reload" },
    { type: "back_forward" },
  ]) {
    visit(having);
    expect(look()).toEqual([true, true]);
    forget();
  }
});

it("waits for no paint in a browser that tells of none", () => {
  visit({ tells: false });
  expect(look()).toEqual([true, false]);
  vi.runAllTimers();
  expect(look()).toEqual([true, true]);
});
