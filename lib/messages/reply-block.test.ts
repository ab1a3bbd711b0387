import { expect, it } from "vitest";
import { MAX_MESSAGES } from "#lib/fields/messages.ts";
import { replyBlockOf } from "./reply-block.ts";

const OPEN = {
  ...{ state: "new" as const, email: "bo@example.com", count: 0 },
  ...{ isTakenDown: false, hasMail: true },
};

it.each([
  [{}, null],
  [{ state: "archived" as const }, null],
  [{ count: MAX_MESSAGES - 1 }, null],
  [{ count: MAX_MESSAGES }, "full"],
  [{ state: "spam" as const }, "spam"],
  [{ email: null, hasMail: false }, "no_email"],
  [{ hasMail: false }, "no_mail"],
  [{ isTakenDown: true }, "taken_down"],
])("%j gives %j", (change, block) => {
  expect(replyBlockOf({ ...OPEN, ...change })).toBe(block);
});
