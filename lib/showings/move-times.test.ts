import { describe, expect, it } from "vitest";
import { wallTimeOf } from "#lib/us/wall-clock.ts";
import { moveHeldSpans, moveSpan, type ZoneChange } from "./move-times.ts";

const DENVER = "America/Denver";
const PHOENIX = "America/Phoenix";
const at = (start: string, end: string) => ({ startsAt: new Date(start), endsAt: new Date(end) });

const shown = (zones: ZoneChange, start: string, end: string) => {
  const moved = moveSpan(at(start, end), zones);
  return [moved.startsAt, moved.endsAt].map((moment) => {
    const { day, time } = wallTimeOf(moment, zones.to);
    return `${day} ${time}`;
  });
};

describe("a time moved to another zone", () => {
  it.each([
    ["America/New_York", "America/Chicago"],
    ["America/Chicago", "America/New_York"],
    ["Pacific/Guam", "Pacific/Honolulu"],
    [PHOENIX, DENVER],
  ])("keeps the local time, from %s to %s", (from, to) => {
    for (const start of ["2027-01-15T18:00:00Z", "2027-07-15T03:30:00Z"]) {
      const { day, time } = wallTimeOf(new Date(start), from);
      const end = new Date(Date.parse(start) + 7_200_000).toISOString();
      expect(shown({ from, to }, start, end)[0]).toBe(`${day} ${time}`);
    }
  });

  it("starts an hour later if the clocks skip its start", () => {
    // 2:00 to 3:30 in Phoenix, on the night when Denver skips the hour from 2:00.
    expect(
      shown({ from: PHOENIX, to: DENVER }, "2027-03-14T09:00:00Z", "2027-03-14T10:30:00Z"),
    ).toEqual(["2027-03-14 03:00", "2027-03-14 03:30"]);
  });

  it("keeps its length if the clocks skip its start past its end", () => {
    expect(
      shown({ from: PHOENIX, to: DENVER }, "2027-03-14T09:30:00Z", "2027-03-14T10:00:00Z"),
    ).toEqual(["2027-03-14 03:30", "2027-03-14 04:00"]);
  });

  it("is the first one in a repeated hour", () => {
    const zones = { from: PHOENIX, to: DENVER };
    const moved = moveSpan(at("2027-11-07T08:30:00Z", "2027-11-07T08:45:00Z"), zones);
    expect(moved).toEqual(at("2027-11-07T07:30:00Z", "2027-11-07T07:45:00Z"));
  });
});

describe("times with buffers", () => {
  const half = (start: string, pauseMinutes = 15) => {
    const startsAt = new Date(start);
    const later = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);
    return { startsAt, endsAt: later(30), heldUntil: later(30 + pauseMinutes) };
  };

  it("keep their buffers and spacing", () => {
    const zones = { from: "America/New_York", to: "America/Chicago" };
    const spans = [half("2027-06-12T15:00:00Z"), half("2027-06-12T15:45:00Z", 0)];
    expect(moveHeldSpans(spans, zones).map(({ moved }) => moved)).toEqual([
      half("2027-06-12T16:00:00Z"),
      half("2027-06-12T16:45:00Z", 0),
    ]);
  });

  it.each([
    // Denver skips the hour from 2:00 on this night.
    [PHOENIX, DENVER, "2027-03-14T08:00:00Z"],
    // Two hours from 1:00 to 2:00 become one.
    [DENVER, PHOENIX, "2027-11-07T06:00:00Z"],
  ])("never overlap when the clocks change, from %s to %s", (from, to, first) => {
    const spans = Array.from({ length: 12 }, (_, n) =>
      half(new Date(Date.parse(first) + n * 45 * 60_000).toISOString()),
    );
    const moved = moveHeldSpans(spans, { from, to }).map((one) => one.moved);
    moved.forEach(({ startsAt, endsAt, heldUntil }, n) => {
      expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
      expect(heldUntil.getTime() - endsAt.getTime()).toBe(15 * 60_000);
      const next = moved[n + 1];
      if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(heldUntil.getTime());
    });
  });
});
