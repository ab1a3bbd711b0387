import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { EstimateHistoryView } from "#lib/schemas/estimate-history.ts";
import { renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { VALUATION } from "#tests/valuation/views.ts";
import { EstimateHistory } from "./estimate-history.tsx";

const CALL = "POST /api/valuation/history";
const server = setUpScreen();

const point = (day: string, value: number, wasShown: boolean, reasons: string[] = []) => ({
  ...{ day, value, low: value - 40_000, high: value + 40_000, wasShown, reasons },
});
const POINTS = [
  point("2026-08-01", 330_000, false),
  point("2026-09-01", 333_000, false, ["You included again: 9 Elm St."]),
  point("2026-10-01", 340_000, false, ["Newly sold: 4 Elm St."]),
  point("2026-11-02", 345_000, true),
  point("2026-11-21", 352_349, true, ["You excluded: 4 Elm St."]),
];

async function open(answer: EstimateHistoryView, status = 200) {
  server.answer(CALL, status, answer);
  renderScreen(<EstimateHistory valuation={VALUATION} />, { "/api/asking-price": { history: [] } });
  await settle();
}

it("draws the line, tells the newest with what moved them, and keeps the others at hand", async () => {
  await open({ points: POINTS, bigMove: "Since you last looked, it has moved." });
  expect(
    screen.getByRole("img", {
      name: "The estimate went from $330,000 on August 1, 2026 to $352,349 on November 21, 2026. The table below lists every estimate.",
    }),
  ).toBeVisible();
  expect(screen.getByText("Since you last looked, it has moved.")).toBeVisible();
  const [, newest, second] = within(
    screen.getByRole("table", { name: "What changed the estimate" }),
  ).getAllByRole("row");
  expect(newest).toHaveTextContent("Nov 21, 2026As shown");
  expect(newest).toHaveTextContent("$352,349, +$7,349Range $312,349 to $392,349");
  expect(newest).toHaveTextContent("You excluded: 4 Elm St.");
  expect(second).toHaveTextContent("$345,000, +$5,000");
  expect(screen.getByText("2 earlier estimates")).toBeVisible();
  expect(screen.getByText(/^Hollow points are recalculated today/)).toBeVisible();
});

it("says nothing of months made anew where there are none, nor of a move that is none", async () => {
  await open({ points: POINTS.slice(3), bigMove: null });
  expect(screen.queryByText(/^Hollow points/)).toBeNull();
  expect(screen.queryByText(/earlier estimate/)).toBeNull();
});

it("tells of a single estimate that it is the first", async () => {
  await open({ points: POINTS.slice(4), bigMove: null });
  expect(screen.getByText(/^Today's estimate is your first/)).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});

it("can be asked for again where it could not be read", async () => {
  await open({ points: [], bigMove: null }, 500);
  expect(screen.getByText("We couldn't load your estimate history")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
