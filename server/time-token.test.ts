import { beforeEach, expect, it, vi } from "vitest";
import { ageOfTimeToken, makeTimeToken } from "./time-token.ts";

beforeEach(() => {
  vi.stubEnv("AUTH_SECRET", "a-secret-for-tests-that-is-long-enough");
});

const NOW = Date.parse("2026-11-22T12:00:00Z");
const signed = () => makeTimeToken("asking", "a", NOW);

it("returns the age of a token", () => {
  expect(ageOfTimeToken("asking", "a", signed(), NOW + 5_000)).toBe(5_000);
});

it("never makes the same token twice", () => {
  expect(signed()).not.toBe(signed());
});

it.each([
  ["for another subject", "asking", "b", (token: string) => token],
  ["for another purpose", "showing", "a", (token: string) => token],
  ["that is empty", "asking", "a", () => ""],
  ["without a signature", "asking", "a", (token: string) => token.replace(/\..*/, "")],
  ["with another time", "asking", "a", (token: string) => token.replace(/^./, "1")],
  ["with a very long time", "asking", "a", (token: string) => "z".repeat(400) + token],
  ["with a longer signed part", "asking", "a", (token: string) => token.replace(".", "0.")],
  ["with a longer signature", "asking", "a", (token: string) => `${token}x`],
])("rejects a token %s", (_, purpose, subject, change) => {
  expect(ageOfTimeToken(purpose, subject, change(signed()), NOW)).toBeNull();
});
