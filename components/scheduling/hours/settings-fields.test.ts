import { expect, it } from "vitest";
import { differences } from "#components/forms/conflict/merge-values.ts";
import { DEFAULT_SHOWING_SETTINGS } from "#lib/fields/showings.ts";
import { settingsWords, valuesOf } from "./settings-fields.ts";

const ANA = { id: "5b0d2d0a-6a58-4c43-9a35-0d2c9b8f1a01", name: "Ana Torres" };
const SAVED = valuesOf({
  ...DEFAULT_SHOWING_SETTINGS,
  week: DEFAULT_SHOWING_SETTINGS.week.map((hours) => [...hours]),
  ...{ hostId: null, instructions: "", videoLink: null, revision: 3 },
});

it("leaves the revision out of the form", () => {
  expect(SAVED).not.toHaveProperty("revision");
});

it("describes each day's hours and each choice as the screen does", () => {
  const monday = SAVED.week.with(1, [{ from: "10:00", to: "14:00" }]);
  const changed = { ...SAVED, week: monday, hostId: ANA.id, noticeHours: "48", isOpen: true };
  const words = settingsWords([ANA]);
  expect(
    differences(words(changed), words(SAVED)).map(({ label, theirs }) => [label, theirs]),
  ).toEqual([
    ["Let buyers choose a time", "Yes"],
    ["Monday", "10:00 AM to 2:00 PM"],
    ["Minimum notice", "2 days"],
    ["Host", "Ana Torres"],
  ]);
});
