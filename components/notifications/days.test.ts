import { expect, it } from "vitest";
import { byDay } from "./days.ts";

const at = (moment: string, id: number) => ({
  ...{ id, kind: "person_joined" as const, text: "Bo joined.", href: "/users", isRead: true },
  at: moment,
});

it("groups notifications by day in the reader's time zone", () => {
  const all = [
    at("2026-11-22T02:00:00Z", 4),
    at("2026-11-21T18:00:00Z", 3),
    at("2026-11-21T07:59:00Z", 2),
    at("2025-11-19T12:00:00Z", 1),
  ];
  const days = byDay(all, "America/Los_Angeles", new Date("2026-11-22T05:00:00Z"));
  expect(
    days.map(({ title, notifications }) => [title, notifications.map(({ id }) => id)]),
  ).toEqual([
    ["Today", [4, 3]],
    ["Yesterday", [2]],
    ["November 19, 2025", [1]],
  ]);
});
