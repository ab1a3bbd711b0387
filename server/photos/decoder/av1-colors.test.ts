import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { colorsOfAv1 } from "./av1-colors.mjs";

// A temporal delimiter and the sequence header of a 10-bit still picture.
const HEADER = Buffer.from("12000a0a396a657e3ed6021a0d20", "hex");

it("reads the color primaries and the transfer function", () => {
  expect(colorsOfAv1(HEADER)).toEqual({ primaries: 1, transfer: 13 });
});

it("returns null without color information", () => {
  const deepened = Buffer.from(HEADER);
  deepened[9] = (deepened[9] ?? 0) & ~2;
  expect(colorsOfAv1(deepened)).toBeNull();
});

it.each([[""], ["12"], ["0aff"], ["0affffffffffffffffffff"], ["000000"], ["ffffffff"]])(
  "doesn't throw for %s",
  (hex) => {
    expect(() => colorsOfAv1(Buffer.from(hex, "hex"))).not.toThrow();
  },
);

it("reads the colors of an AVIF file", async () => {
  const file = await readFile("tests/photos/pq.avif");
  const coded = file.subarray(file.indexOf("mdat") + 4);
  expect(colorsOfAv1(coded)).toEqual({ primaries: 9, transfer: 16 });
});
