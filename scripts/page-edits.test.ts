import { expect, it } from "vitest";
import { applyEdits, applyEditsToBytes, type Edit } from "./page-edits.ts";

const replace = (page: string, from: string, text: string): Edit => {
  const at = page.indexOf(from);
  return { from: at, to: at + from.length, text };
};

const PAGE = "<p>one</p><p>two</p><p>three</p>";
const EDITS = [
  replace(PAGE, "three", ""),
  replace(PAGE, "<p>", "<b>"),
  replace(PAGE, "two", "2 and a half"),
  { from: PAGE.length, to: PAGE.length, text: "<end>" },
];
const EDITED = "<b>one</p><p>2 and a half</p><p></p><end>";

it("replaces, takes out and adds, in whatever order it is told", () => {
  expect(applyEdits(PAGE, EDITS)).toBe(EDITED);
  expect(applyEdits(PAGE, [])).toBe(PAGE);
});

it("does the same byte by byte, and leaves other bytes as they are", () => {
  expect(applyEditsToBytes(Buffer.from(PAGE), EDITS).toString()).toBe(EDITED);
  const page = Buffer.from("Ünïcode 🏡 and 🏠");
  const text = Buffer.from("🏘").toString("latin1");
  const edit = replace(page.toString("latin1"), Buffer.from("🏡").toString("latin1"), text);
  expect(applyEditsToBytes(page, [edit]).toString()).toBe("Ünïcode 🏘 and 🏠");
});
