import { expect, it } from "vitest";
import { LATE_SCRIPTS_SCRIPT, LATE_TYPE } from "#lib/late-scripts.ts";
import { lateScriptsIn } from "./late-scripts.ts";

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const LOADER = `<script>${LATE_SCRIPTS_SCRIPT}</script>`;
const LATE = SCRIPT.replace("<script", `<script type="${LATE_TYPE}"`);

it("lets the built scripts of a page wait, and nothing else", () => {
  const rest = "<p>Ünïcode 🏡</p><script>run()</script><script src='/x.js'></script>";
  expect(lateScriptsIn(`<head>${SCRIPT}${SCRIPT}${LOADER}${rest}${SCRIPT}`)).toBe(
    `<head>${LATE}${LATE}${LOADER}${rest}${LATE}`,
  );
});

it("leaves the scripts of a page alone that has nothing to load them", () => {
  const page = `<html id="__next_error__">${SCRIPT}`;
  expect(lateScriptsIn(page)).toBe(page);
});
