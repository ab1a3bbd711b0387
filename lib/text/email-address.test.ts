import { describe, expect, it } from "vitest";
import { EMAIL_PATTERN, mailtoLink, readEmail } from "./email-address.ts";

const TAKEN: readonly (readonly [typed: string, kept: string])[] = [
  ["ann@example.com", "ann@example.com"],
  ["  Ann.Lee@Example.COM ", "ann.lee@example.com"],
  ["bob&sue@example.com", "bob&sue@example.com"],
  ["a/b=c@example.com", "a/b=c@example.com"],
  ["!#$%&'*+-/=?^_`{|}~@example.com", "!#$%&'*+-/=?^_`{|}~@example.com"],
  ["o'brien+home@mail.example.co.uk", "o'brien+home@mail.example.co.uk"],
  ["-@example.com", "-@example.com"],
  ["josé@example.com", "josé@example.com"],
  ["JOSE\u0301@example.com", "josé@example.com"],
  ["用户@例子.公司", "用户@xn--fsqu00a.xn--55qx5d"],
  ["коля@пример.рф", "коля@xn--e1afmkfd.xn--p1ai"],
  ["ann@x.xn--p1ai", "ann@x.xn--p1ai"],
  ["ann@bücher.example", "ann@xn--bcher-kva.example"],
  ["संपर्क@डाटामेल.भारत", "संपर्क@xn--c2bd4bq1db8d.xn--h2brj9c"],
  ["i❤️you@example.ws", "i❤you@example.ws"],
  ["ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ann@example.com"],
  ["\u202Dann@example.com\u202C", "ann@example.com"],
  ["ann\u200B@exam\u00ADple.com\uFEFF", "ann@example.com"],
  ["\u00A0ann@example.com\u00A0", "ann@example.com"],
  ["\u212Aen@example.com", "ken@example.com"],
];

const REFUSED = [
  "",
  "ann",
  "ann@",
  "@example.com",
  "ann@example",
  "ann@localhost",
  "ann@127.0.0.1",
  "ann@[127.0.0.1]",
  "ann@0x7f.0x1",
  "ann@example.com.",
  "ann@.example.com",
  "ann@exa_mple.com",
  "ann@example.com:25",
  "ann@example.com/x",
  "ann@example.com?x",
  "ann@exam%70le.com",
  "ann@-.com",
  ".ann@example.com",
  "ann.@example.com",
  "an..n@example.com",
  '"ann lee"@example.com',
  "ann lee@example.com",
  "ann@lee@example.com",
  "ann@example.com,bob@example.com",
  "ann@example.com;bob@example.com",
  "ann,bob@example.com",
  "ann，bob@example.com",
  "ann;bob@example.com",
  "Ann <ann@example.com>",
  "<ann@example.com>",
  "ann＜@example.com",
  "ann@example.com\r\nBcc: bob@example.com",
  "ann\n@example.com",
  "ann\t@example.com",
  "ann(home)@example.com",
  "ann:bob@example.com",
  "ann\\@example.com",
  "o’brien@example.com",
  "ann\0@example.com",
  "ann\ud800@example.com",
  `ann@${"a".repeat(64)}.com`,
  `${"a".repeat(250)}@b.co`,
  `${"ﷺ".repeat(20)}@example.com`,
];

describe("readEmail", () => {
  it.each(TAKEN)("reads %j", (typed, kept) => {
    expect(readEmail(typed)).toBe(kept);
    expect(readEmail(kept)).toBe(kept);
  });

  it.each(REFUSED)("refuses %j", (typed) => {
    expect(readEmail(typed)).toBeNull();
  });
});

it.each(TAKEN.map(([, kept]) => kept))("the browser pattern accepts %s too", (kept) => {
  expect(kept).toMatch(new RegExp(EMAIL_PATTERN, "iu"));
});

it("escapes an address in a mailto link so it can't add fields", () => {
  expect(mailtoLink("a?cc=b&body=c@example.com")).toBe("mailto:a%3Fcc%3Db%26body%3Dc@example.com");
});
