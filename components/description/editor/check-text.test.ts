import { expect, it } from "vitest";
import { checkText } from "./check-text.ts";

it("lets a text of exactly 5000 characters pass, and tells by how many a longer one is over", () => {
  expect(checkText("x".repeat(5000))).toEqual({ message: null, canAccept: true, canRewrite: true });
  expect(checkText("x".repeat(5001))).toEqual({
    message: "Your description is 1 character too long. Shorten it to 5000 or fewer.",
    canAccept: false,
    canRewrite: false,
  });
  expect(checkText("x".repeat(6234)).message).toContain("1,234 characters");
});

it("counts as the counter does, in UTF-16 units and with the spaces around", () => {
  expect(checkText("🏡".repeat(2500)).canAccept).toBe(true);
  expect(checkText(`${"🏡".repeat(2500)}x`).canAccept).toBe(false);
  expect(checkText(`${"x".repeat(5000)} `).canAccept).toBe(false);
});

it.each(["", " \n "])("accepts no empty text (%j), but rewrites it", (text) => {
  expect(checkText(text)).toMatchObject({ canAccept: false, canRewrite: true });
});

it("names what the server could not store", () => {
  expect(checkText("half a pair: \ud83c")).toEqual({
    message: "Contains a character we can't save",
    canAccept: false,
    canRewrite: false,
  });
});
