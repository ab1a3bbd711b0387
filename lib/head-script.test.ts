import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { HEAD_SCRIPT, HEAD_SCRIPT_HASH } from "./head-script.ts";

it("is allowed by the hash of its text", () => {
  const digest = createHash("sha256").update(HEAD_SCRIPT).digest("base64");
  expect(HEAD_SCRIPT_HASH).toBe(`sha256-${digest}`);
});

it("is text that HTML leaves as it is", () => {
  expect(HEAD_SCRIPT).not.toMatch(/<[!/s]/i);
});
