import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { EARLY_INPUT_HASH, EARLY_INPUT_SCRIPT } from "./early-input.ts";

it("is allowed by the hash of its text", () => {
  const digest = createHash("sha256").update(EARLY_INPUT_SCRIPT).digest("base64");
  expect(EARLY_INPUT_HASH).toBe(`sha256-${digest}`);
});

it("is text that HTML leaves as it is", () => {
  expect(EARLY_INPUT_SCRIPT).not.toMatch(/<[!/s]/i);
});
