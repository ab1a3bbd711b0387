import { describe, expect, it } from "vitest";
import { dialLink, formatPhone, parsePhone } from "./phone.ts";

describe("formatPhone", () => {
  it.each([
    "5551234567",
    "555-123-4567",
    "(555) 123-4567",
    " 555 123 4567 ",
    "15551234567",
    "+1 555 123 4567",
    "(+1) 555 123 4567",
    "1-555-123-4567",
  ])("formats %j as a US number", (typed) => {
    expect(formatPhone(typed)).toBe("(555) 123-4567");
  });

  it.each(["+44 20 7946 0018", "+5551234567", "123456789012", "555123", "(206) 555-0142 x12"])(
    "leaves %j unchanged",
    (typed) => {
      expect(formatPhone(typed)).toBe(typed);
    },
  );

  it("trims a number that it doesn't reformat", () => {
    expect(formatPhone(" +44 20 7946 0018 ")).toBe("+44 20 7946 0018");
  });
});

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
  ])("for %j is %s", (phone, link) => {
    expect(dialLink(phone)).toBe(link);
    expect(parsePhone(phone)).not.toBeNull();
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
  ])("is null for %j", (phone) => {
    expect(dialLink(phone)).toBeNull();
    expect(parsePhone(phone)).toBeNull();
  });
});
