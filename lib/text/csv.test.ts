import { expect, it } from "vitest";
import { asCsv } from "./csv.ts";

const cellOf = (value: string) => /^\uFEFF"?([^]*?)"?\r\n$/.exec(asCsv([[value]]))?.[1];

it("begins with a byte order mark, so that Excel reads names as UTF-8", () => {
  expect(asCsv([["Name"], ["José"]])).toBe("\uFEFFName\r\nJosé\r\n");
});

it("quotes commas, quotation marks and line breaks", () => {
  expect(asCsv([["a,b", 'say "hi"', "x\ny", "plain"]])).toBe(
    '\uFEFF"a,b","say ""hi""","x\ny",plain\r\n',
  );
});

it.each([
  ...["=1+1", "+1", "-1", "@SUM(A1)"],
  ...["＝1+1", "＋1", "－1", "＠SUM(A1)", "﹦1", "﹢1", "﹣1", "﹫A1", "−1", "⁼1", "⁺1"],
  ...["  =1", "\t=1", "\r=1", "\n＝1", "\u00A0=1", "\u3000＝1"],
  ...["\u200B=1", "\u202E＝1", "\u2060\uFEFF=1", "\u00AD=1", "\u3164=1", "\uFE0F=1", "\u0000=1"],
  ...["\tname", "\rname"],
])("keeps %j from being read as a formula", (value) => {
  expect(cellOf(value)).toBe(`'${value}`);
});

it.each(["a=b", "Bo + Ana", "5-7", "'=1", "", "¿=?", "josé@example.com", "(206) 555-0142"])(
  "leaves %j unchanged",
  (value) => {
    expect(cellOf(value)).toBe(value);
  },
);
