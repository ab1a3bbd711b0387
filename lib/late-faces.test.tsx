import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FACES_ATTRIBUTE, LATE_FACES_SCRIPT } from "./late-faces.ts";

let paint: (name: string) => void;
const disconnect = vi.fn();

beforeEach(() => {
  disconnect.mockClear();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(seen: (paints: object, observer: object) => void) {
        paint = (painted) =>
          seen(
            { getEntriesByName: (name: string) => (name === painted ? [{ name }] : []) },
            { disconnect },
          );
      }
      observe() {}
    },
  );
});

afterEach(() => {
  document.documentElement.removeAttribute(FACES_ATTRIBUTE);
  vi.unstubAllGlobals();
});

const run = () => void runInThisContext(LATE_FACES_SCRIPT);
const hasFaces = () => document.documentElement.hasAttribute(FACES_ATTRIBUTE);

it("lets the faces come once something of the page is seen", () => {
  run();
  expect(hasFaces()).toBe(false);
  paint("first-paint");
  expect(hasFaces()).toBe(false);
  paint("first-contentful-paint");
  expect(hasFaces()).toBe(true);
  expect(disconnect).toHaveBeenCalledOnce();
});

it("lets them come at once where the browser has had them", () => {
  run();
  paint("first-contentful-paint");
  document.documentElement.removeAttribute(FACES_ATTRIBUTE);
  run();
  expect(hasFaces()).toBe(true);
});

it("lets them come at once in a browser that tells of no paints", () => {
  vi.stubGlobal("PerformanceObserver", undefined);
  run();
  expect(hasFaces()).toBe(true);
});

it("lets them come where nothing may be stored", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  run();
  paint("first-contentful-paint");
  expect(hasFaces()).toBe(true);
});
