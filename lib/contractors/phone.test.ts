import { describe, expect, it } from "vitest";
import { dialLink, isDialable } from "./phone.ts";

describe("dialLink", () => {
  it.each([
    ["(206) 555-0142", "tel:+12065550142"],
    ["206.555.0142", "tel:+12065550142"],
    ["2065550142", "tel:+12065550142"],
    [" 1-206-555-0142 ", "tel:+12065550142"],
    ["+1 206 555 0142", "tel:+12065550142"],
    ["+49 30 901820123", "tel:+4930901820123"],
    ["49 30 901820123", "tel:+4930901820123"],
    ["(206) 555-0142 x12", "tel:+12065550142;ext=12"],
    ["(206) 555-0142, ext. 12", "tel:+12065550142;ext=12"],
    ["206-555-0142 Extension 1234567", "tel:+12065550142;ext=1234567"],
  ])("of %j is %s", (phone, link) => {
    expect(dialLink(phone)).toBe(link);
    expect(isDialable(phone)).toBe(true);
  });

  it.each([
    "",
    "555-0142",
    "1-800-FLOWERS",
    "(206) 555-0142 or 0143",
    "206 555 0142 x",
    "206 555 0142 x12345678",
    "1234567890123456",
    "++12065550142",
    "javascript:alert(1)",
    "call 2065550142",
  ])("has none for %j", (phone) => {
    expect(dialLink(phone)).toBeNull();
    expect(isDialable(phone)).toBe(false);
  });
});
