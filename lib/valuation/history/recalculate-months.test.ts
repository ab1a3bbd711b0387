import { expect, it } from "vitest";
import { monthsBefore } from "./recalculate-months.ts";

it("lists the first days of the twelve months up to a day", () => {
  const months = monthsBefore("2026-02-28");
  expect([months.length, months[0], months.at(-2), months.at(-1)]).toEqual([
    ...[12, "2025-03-01", "2026-01-01", "2026-02-01"],
  ]);
});
