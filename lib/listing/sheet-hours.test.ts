import { expect, it } from "vitest";
import { sheetState, signedAtOf } from "./sheet-hours.ts";

const at = (time: string) => new Date(`2026-12-05T${time}:00Z`);
const sheetOf = (sheetEndedAt: Date | null = null) => ({
  ...{ startsAt: at("12:00"), endsAt: at("14:00") },
  sheetEndedAt,
});

it.each([
  ["10:59", null, "early"],
  ["11:00", null, "open"],
  ["17:59", null, "open"],
  ["18:00", null, "ended"],
  ["13:00", "12:30", "ended"],
])("at %s, if ended manually at %s, the sheet is %s", (now, ended, state) => {
  expect(sheetState(sheetOf(ended ? at(ended) : null), at(now))).toBe(state);
});

it.each([
  // Signed at, received at, ended by hand at; result.
  ["12:30", "12:31", null, "12:30"],
  ["12:30", "20:00", null, "12:30"],
  ["09:00", "12:31", null, "11:00"],
  ["13:30", "12:31", null, "12:31"],
  ["18:05", "20:00", null, "18:00"],
  ["18:11", "20:00", null, null],
  ["12:35", "20:00", "12:30", "12:30"],
  ["13:00", "20:00", "12:30", null],
])("signed at %s, received at %s, ended at %s: counts as %s", (signed, now, ended, noted) => {
  const sheet = sheetOf(ended ? at(ended) : null);
  expect(signedAtOf(sheet, at(signed), at(now))).toEqual(noted ? at(noted) : null);
});
