import { expect, it } from "vitest";
import { MAX_MESSAGE } from "#lib/fields/messages.ts";
import { replyIn } from "./email-reply.ts";

it.each([
  ["a plain answer", "Yes, please.\n\nBo", "Yes, please.\n\nBo"],
  [
    "Gmail's quote",
    "Yes.\r\n\r\nOn Sat, Nov 21, 2026 at 3:05 PM Porchlight <x@example.com> wrote:\r\n> Hello",
    "Yes.",
  ],
  [
    "a quote whose heading is wrapped",
    "Yes.\n\nOn Sat, Nov 21, 2026 at 3:05 PM Porchlight\n<x@example.com>\nwrote:\n> Hello",
    "Yes.",
  ],
  ["Apple's quote", "> On Nov 21, 2026, Ana wrote:\n> Hello\n\nYes.", "Yes."],
  [
    "Outlook's quote",
    "Yes.\n\nFrom: Porchlight <x@example.com>\nSent: Saturday\nTo: Bo\nSubject: Hello\n\nHello",
    "Yes.",
  ],
  ["Outlook's separator line", `Yes.\n${"_".repeat(32)}\nHello`, "Yes."],
  ["an original message", "Yes.\n-----Original Message-----\nHello", "Yes."],
  ["a signature", "Yes.\n-- \nBo Reed\n608-555-0142", "Yes."],
  ["a phone's signature line", "Yes.\n\nSent from my iPhone", "Yes."],
  ["answers between quoted lines", "> Is Friday fine?\nYes.\n> And Saturday?\nNo.", "Yes.\nNo."],
  ["an email with only a quote", "> Hello\n> there", ""],
  ["many empty lines", "Yes.\n\n\n\n\nNo.", "Yes.\n\nNo."],
])("reads %s", (_, email, reply) => {
  expect(replyIn(email)).toBe(reply);
});

it.each([
  "On Friday we can come.\nThat works.",
  "From: what I see, it's fine.\nThanks",
  "Is it sent from my agent?",
])("keeps words that look like a quote: %j", (email) => {
  expect(replyIn(email)).toBe(email);
});

it("cuts a reply to the maximum message length", () => {
  expect(replyIn("x".repeat(MAX_MESSAGE + 5))).toHaveLength(MAX_MESSAGE);
});

// A pattern that backtracks at every position would take longer than a test may.
it.each(["On ", "\n", ">\n", "On \n", "From: a\n", "\r"])("reads %j repeated at length", (text) => {
  expect(replyIn(text.repeat(300_000)).length).toBeLessThanOrEqual(MAX_MESSAGE);
});
