import { expect, it } from "vitest";
import { describeMoment, describeOrigin } from "./version-labels.ts";

it.each([
  ["2026-11-21T10:24:00.000Z", "Today, 10:24 AM"],
  ["2026-11-20T23:59:00.000Z", "Yesterday, 11:59 PM"],
  ["2026-11-19T09:00:00.000Z", "Nov 19, 9:00 AM"],
  ["2025-11-21T12:00:00.000Z", "Nov 21, 2025, 12:00 PM"],
])("describes %s as %j", (iso, words) => {
  const label = describeMoment(iso, new Date("2026-11-21T18:00:00.000Z"));
  expect(label.replaceAll("\u202F", " ")).toBe(words);
});

it("describes a version's origin", () => {
  expect(describeOrigin({ origin: "rewritten", tone: "warm", length: "long" })).toBe(
    "Rewritten, warm, long length",
  );
  expect(describeOrigin({ origin: "edited", tone: null, length: null })).toBe("Edited");
});
