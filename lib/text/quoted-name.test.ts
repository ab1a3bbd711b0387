import { expect, it } from "vitest";
import { MAX_QUOTED_NAME, quotedName, withoutLinks } from "./quoted-name.ts";

it.each([
  ["Ana Torres"],
  ["Dr. J.R. O’Neil-Smith, Jr."],
  ["1418 N. Juniper St, Unit 2"],
  ["208 1/2 Main St"],
  ["95-1001 Wikao St #4"],
  ["San José"],
  ["Řezníčková & Söhne"],
  ["Nguyễn Thị Ánh"],
  ["محمد علي"],
  ["2.5 baths, $1.2M, at 10:30 AM"],
  ["Saturday, December 5, 10:30 AM Central Time"],
  ["U.S. 12"],
])("leaves %s unchanged", (name) => {
  expect(quotedName(name)).toBe(name);
});

it.each([
  ["https://evil.example/login", "https evil example/login"],
  ["Win at HTTPS://www.evil.example", "Win at HTTPS www evil example"],
  ["evil.com", "evil com"],
  ["a.evil.co.uk/x?y=z#1", "a evil co uk/x?y=z#1"],
  ["ana@evil.example", "ana at evil example"],
  ["mailto:ana@evil.example?subject=x", "mailto ana at evil example?subject=x"],
  ["javascript:alert(1)", "javascript alert(1)"],
  ["tel:911", "tel 911"],
  ["ftp:\\\\evil.example", "ftp evil example"],
  ["http:/evil.example", "http /evil example"],
  ["//evil.example", "evil example"],
  ["http:http://evil.example", "http http evil example"],
  ["evil．com", "evil com"],
  ["evil。com", "evil com"],
  ["ana＠evil．com", "ana at evil com"],
  ["http：／／evil", "http evil"],
  ["evil.рф and evil.xn--p1ai", "evil рф and evil xn--p1ai"],
  ["evil.c\u0301om and evil.\u24d2\u24de\u24dc", "evil c\u0301om and evil \u24d2\u24de\u24dc"],
  ["ev\u200bil\u202e.\u2066com\u00ad", "evil com"],
  ["evil..com", "evil. com"],
  ["192.0.2.7/login", "192 0 2 7/login"],
  ["[2001:db8::1]", "[2001 db8 1]"],
  ["St.Mary", "St Mary"],
])("breaks up %j", (name, shown) => {
  expect(quotedName(name)).toBe(shown);
});

it.each(["\n", "\r\n", "\t", "\u2028", "\u2029", "\u0085", "\v", "\0"])(
  "makes one line of %j",
  (separator) => {
    expect(quotedName(`Ana${separator}Bcc: x`)).toBe("Ana Bcc: x");
  },
);

it("removes characters that reverse or hide letters", () => {
  const hidden =
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u200b\u2060\ufeff";
  expect(quotedName(`A${hidden}na`)).toBe("Ana");
});

it("is at most 60 characters and never cuts one in half", () => {
  expect(quotedName("x".repeat(200))).toBe(`${"x".repeat(59)}…`);
  expect(quotedName("x".repeat(60))).toBe("x".repeat(60));
  expect(quotedName("😀".repeat(100))).toBe(`${"😀".repeat(29)}…`);
  expect(quotedName("a@b.co ".repeat(50)).length).toBeLessThanOrEqual(MAX_QUOTED_NAME);
  expect(quotedName("\ud83d")).toBe("\ufffd");
  expect(quotedName("  ")).toBe("");
});

it("breaks up links in long hostile text", () => {
  const hostile = ["http:", ".", "@", "/", "a.", "\u202e", "1.", "a@", ": ", "h://"];
  for (const piece of hostile) {
    const shown = withoutLinks(piece.repeat(20_000));
    expect(shown).not.toMatch(/@|\.\p{L}{2}|\/\//u);
  }
});
