import { describe, expect, it } from "vitest";
import { formatPhone } from "./phone.ts";

describe("formatPhone", () => {
  it.each([
    "5551234567",
    "555-123-4567",
    "(555) 123-4567",
    " 555 123 4567 ",
    "15551234567",
    "+1 555 123 4567",
    "1-555-123-4567",
  ])("writes %j the way it is read here", (typed) => {
    expect(formatPhone(typed)).toBe("(555) 123-4567");
  });

  it.each(["+44 20 7946 0018", "+5551234567", "123456789012", "555123"])(
    "leaves %j as it was typed",
    (typed) => {
      expect(formatPhone(typed)).toBe(typed);
    },
  );

  it("drops the space around a number that it leaves alone", () => {
    expect(formatPhone(" +44 20 7946 0018 ")).toBe("+44 20 7946 0018");
  });
});
