import { expect, it } from "vitest";
import { checkText } from "./check-text.ts";

it("accepts exactly 5000 characters, and says how many a longer text is over", () => {
  expect(checkText("x".repeat(5000))).toEqual({ message: null, canAccept: true, canRewrite: true });
  expect(checkText("x".repeat(5001))).toEqual({
    message: "Your description is 1 character too long. Shorten it to 5000 or fewer.",
    canAccept: false,
    canRewrite: false,
  });
  expect(checkText("x".repeat(6234)).message).toContain("1,234 characters");
});

it("counts UTF-16 units and surrounding spaces, as the counter does", () => {
  expect(checkText("🏡".repeat(2500)).canAccept).toBe(true);
  expect(checkText(`${"🏡".repeat(2500)}x`).canAccept).toBe(false);
  expect(checkText(`${"x".repeat(5000)} `).canAccept).toBe(false);
});

it.each(["", " \n "])("lets an empty text (%j) be rewritten but not accepted", (text) => {
  expect(checkText(text)).toMatchObject({ canAccept: false, canRewrite: true });
});

it("rejects characters that the server can't store", () => {
  expect(checkText("half a pair: \ud83c")).toEqual({
    message: "Contains a character we can't save",
    canAccept: false,
    canRewrite: false,
  });
});
