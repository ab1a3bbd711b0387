import { expect, it } from "vitest";
import { stepBeforeDeletion } from "./before-deletion.ts";

it.each([
  [true, "/security#account", /^Everything is deleted on Dec 12, 2026\. You can't publish/],
  [false, "/documents/files", /^Everything is deleted on Dec 12, 2026, unless the Admin keeps/],
])("links to what the person can download (Admin: %s)", (isAdmin, href, reason) => {
  const deletesAt = new Date("2026-12-13T02:00:00Z");
  expect(stepBeforeDeletion({ deletesAt, timeZone: "America/Chicago", isAdmin })).toMatchObject({
    href,
    reason: expect.stringMatching(reason) as string,
  });
});
