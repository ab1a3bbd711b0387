import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runInHead, stubPaints } from "#tests/head-script.ts";
import { LATE_SCRIPTS_SCRIPT, LATE_TYPE } from "./late-scripts.ts";

const late = (src: string) => `<script type="${LATE_TYPE}" src="${src}" async=""></script>`;

const loading = () =>
  [...document.querySelectorAll("script")]
    .filter(({ type }) => type !== LATE_TYPE)
    .map((script) => script.getAttribute("src"));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = late("/one.js") + late("/two.js");
});

afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("loads the scripts once something of the page is seen, each once and in its place", () => {
  const { paint } = stubPaints();
  runInHead(LATE_SCRIPTS_SCRIPT);
  paint("first-paint");
  expect(loading()).toEqual([]);
  paint("first-contentful-paint");
  expect(loading()).toEqual(["/one.js", "/two.js"]);
  expect(document.querySelector("script")).toHaveAttribute("async");
  vi.runAllTimers();
  expect(loading()).toEqual(["/one.js", "/two.js"]);
});

it("gives each the nonce that the page's policy asks for", () => {
  const [script] = document.querySelectorAll("script");
  if (script) script.nonce = "abc";
  const { paint } = stubPaints();
  runInHead(LATE_SCRIPTS_SCRIPT);
  paint("first-contentful-paint");
  expect([...document.querySelectorAll("script")].map(({ nonce }) => nonce)).toEqual(["abc", ""]);
});

it("loads them after three seconds where nothing is told", () => {
  stubPaints();
  runInHead(LATE_SCRIPTS_SCRIPT);
  vi.advanceTimersByTime(2_999);
  expect(loading()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(loading()).toEqual(["/one.js", "/two.js"]);
});

it("loads them as soon as the page has come in a tab that nobody looks at", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  document.body.innerHTML = "";
  stubPaints();
  runInHead(LATE_SCRIPTS_SCRIPT);
  document.body.innerHTML = late("/one.js");
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(loading()).toEqual(["/one.js"]);
});
