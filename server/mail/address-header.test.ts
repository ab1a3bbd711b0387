import { expect, it } from "vitest";
import { addressesIn, senderIn } from "./address-header.ts";

const BO = "bo@example.com";
const EVE = "eve@evil.example";

it.each([
  ["Bo@Example.com", BO],
  ["Bo Reed <Bo@Example.com>", BO],
  ['"Reed, Bo" <bo@example.com>', BO],
  ['"bo@example.com" <bo@example.com>', BO],
  [`"'bo@example.com'" <bo@example.com>`, BO],
  ["Bo @ work <bo@example.com>", BO],
  ["bo@example.com (Bo)", BO],
  ["Bo:bo@example.com;", BO],
  // Another address in a quoted name or a comment isn't the sender's.
  [`"<bo@example.com>, x" <${EVE}>`, null],
  [`"bo@example.com" <${EVE}>`, null],
  [`(<bo@example.com>,) ${EVE}`, null],
  [`"\\"<bo@example.com>, x" <${EVE}>`, null],
  [`=?utf-8?q?bo=40example.com?= <${EVE}>`, EVE],
  // Several.
  [`bo@example.com, ${EVE}`, null],
  [`<bo@example.com> <${EVE}>`, null],
  [`bo@example.com ${EVE}`, null],
  [`bo@example.com;${EVE}`, null],
  [`x: bo@example.com, ${EVE};`, null],
  ["bo@example.com, Eve", null],
  // None.
  ["", null],
  ["Bo", null],
  ["Bo <>", null],
  ['"bo@example.com x"@evil.example', null],
  ["bo@example.com@evil.example", null],
])("finds the sender of %s", (header, sender) => {
  expect(senderIn(header)).toBe(sender);
});

it("finds all recipients", () => {
  expect(addressesIn(`Bo <${BO}>, "x, y" <ANA@example.com>, nobody, <${EVE}>`)).toEqual([
    BO,
    "ana@example.com",
    EVE,
  ]);
});
