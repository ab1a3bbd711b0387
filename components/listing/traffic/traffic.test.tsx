import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { TrafficView } from "#lib/schemas/listing.ts";
import { trafficOf } from "#tests/listing/view.ts";
import { photoOf, photosOf } from "#tests/photos/view.ts";
import { renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { Traffic } from "./traffic.tsx";

const server = setUpScreen({ path: "/online-listing" });

async function open(traffic: TrafficView) {
  server.answer("GET /api/listing/traffic", 200, traffic);
  renderScreen(<Traffic />, { "/api/photos": photosOf([photoOf(1)]) });
  await settle();
}

it("draws the days, and tells every figure of each", async () => {
  await open(trafficOf());
  expect(
    screen.getByRole("img", {
      name: "50 views from November 18, 2026 to November 20, 2026, most on November 19, 2026: 25 views by 12 people. The table below has every day.",
    }),
  ).toBeVisible();
  const [, newest, second] = within(screen.getByRole("table", { name: "By day", hidden: true }))
    .getAllByRole("row", { hidden: true })
    .map((row) => row.textContent);
  expect([newest, second]).toEqual(["Nov 20, 2026159410", "Nov 19, 20262512410"]);
});

it("draws nothing of a single day, and compares no days where there are none", async () => {
  const { details, ...totals } = trafficOf();
  const [day] = details?.days ?? [];
  const [change] = details?.priceChanges ?? [];
  if (!details || !day || !change) throw new Error("There are no details");
  const priceChanges = [{ ...change, daysBefore: 0 }];
  await open({ ...totals, details: { ...details, days: [day], priceChanges } });
  expect(screen.queryByRole("img", { name: /^10 views/ })).toBeNull();
  expect(screen.getByText("A chart appears here after the second day.")).toBeVisible();
  expect(screen.getByText(/^There is no whole day on both sides/)).toBeVisible();
});

it("tells where they came from, and what they opened", async () => {
  await open(trafficOf());
  expect(
    within(screen.getByRole("table", { name: "Sources" })).getByText("Search engines"),
  ).toBeVisible();
  expect(
    within(screen.getByRole("table", { name: "Sites" })).getByText("search.example"),
  ).toBeVisible();
  expect(screen.getByRole("img", { name: "Photograph 1 of the home" })).toBeVisible();
  expect(screen.getByText("Opened 9 times")).toBeVisible();
  expect(screen.getByText("Photo deleted")).toBeVisible();
});

it("compares the days around a change of the price, honest about too few", async () => {
  await open(trafficOf());
  expect(screen.getByText("November 19, 2026: from $665,000 to $649,000")).toBeVisible();
  expect(
    screen.getByText(/^Views a day: 10 before, 20 after\. People a day: 7 before/),
  ).toBeVisible();
  expect(screen.getByText(/^Of 1 day before and 2 days after\. Less than a week/)).toBeVisible();
});

it("shows the totals alone where the plan has no more, and what the others add", async () => {
  await open(trafficOf({ details: null }));
  expect(screen.getByText("1,234")).toBeVisible();
  expect(screen.getByText(/^Basic and Premium also show/)).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

it("says that nothing is counted of a home that was never public", async () => {
  await open(trafficOf({ since: null }));
  expect(screen.getByText("Publish your listing to see its traffic.")).toBeVisible();
});

it("compares the last week with the one before it, and tells what became of who looked", async () => {
  await open(trafficOf());
  expect(
    screen.getByText(
      "In the last 7 days 19 people looked, 12 more than in the 7 days before. Most came by: search engines. Buyers wrote 2 inquiries, the same as then.",
    ),
  ).toBeVisible();
  const rows = within(screen.getByRole("table", { name: "By week" }))
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    "Nov 13, 2026 to Nov 19, 20263519820Search engines (12)",
    "Nov 6, 2026 to Nov 12, 202697020No visitors",
  ]);
  expect(screen.getByText("3 inquiries, 1 for every 107 people")).toBeVisible();
  expect(screen.getByText("1 of them that somebody came to")).toBeVisible();
  expect(screen.getByRole("link", { name: /CSV/ })).toHaveAttribute(
    "href",
    "/api/listing/traffic.csv",
  );
});
