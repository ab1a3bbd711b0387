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

it("charts the days and lists every figure of each", async () => {
  await open(trafficOf());
  expect(
    screen.getByRole("img", {
      name: "50 page views from November 18, 2026 to November 20, 2026. Busiest day: November 19, 2026, with 25 page views from 12 visitors. The table below has every day.",
    }),
  ).toBeVisible();
  const [, newest, second] = within(screen.getByRole("table", { name: "By day", hidden: true }))
    .getAllByRole("row", { hidden: true })
    .map((row) => row.textContent);
  expect([newest, second]).toEqual(["Nov 20, 2026159410", "Nov 19, 20262512410"]);
});

it("draws no chart for a single day, and no comparison without full days", async () => {
  const { details, ...totals } = trafficOf();
  const [day] = details?.days ?? [];
  const [change] = details?.priceChanges ?? [];
  if (!details || !day || !change) throw new Error("There are no details");
  const priceChanges = [{ ...change, daysBefore: 0 }];
  await open({ ...totals, details: { ...details, days: [day], priceChanges } });
  expect(screen.queryByRole("img", { name: /^10 page views/ })).toBeNull();
  expect(screen.getByText("A chart appears here after the second day.")).toBeVisible();
  expect(screen.getByText(/^We need a full day before and after/)).toBeVisible();
});

it("counts followers and says what they get", async () => {
  await open({ ...trafficOf(), followers: 12 });
  expect(
    screen.getByText(
      "12 people follow your home. They get an email when its price or status changes.",
    ),
  ).toBeVisible();
});

it("shows traffic sources and the most viewed photos", async () => {
  await open(trafficOf());
  expect(
    within(screen.getByRole("table", { name: "Traffic sources" })).getByText("Search engines"),
  ).toBeVisible();
  expect(
    within(screen.getByRole("table", { name: "Websites" })).getByText("search.example"),
  ).toBeVisible();
  expect(screen.getByRole("img", { name: "Photograph 1 of the home" })).toBeVisible();
  expect(screen.getByText("9 views")).toBeVisible();
  expect(screen.getByText("Photo deleted")).toBeVisible();
});

it("compares the days around a price change, and says when there are too few", async () => {
  await open(trafficOf());
  expect(screen.getByText("November 19, 2026: from $665,000 to $649,000")).toBeVisible();
  expect(
    screen.getByText(/^Page views per day: 10 before, 20 after\. Visitors per day: 7 before/),
  ).toBeVisible();
  expect(
    screen.getByText(/^Based on 1 day before and 2 days after\. With less than a week/),
  ).toBeVisible();
});

it("shows only totals when the plan has no more, and what the other plans add", async () => {
  await open(trafficOf({ details: null }));
  expect(screen.getByText("1,234")).toBeVisible();
  expect(screen.getByText(/^Basic and Premium also show/)).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

it("asks to publish first when the home was never public", async () => {
  await open(trafficOf({ since: null }));
  expect(screen.getByText("Publish your listing to see its traffic.")).toBeVisible();
});

it("compares the last week with the week before, and shows what visitors did next", async () => {
  await open(trafficOf());
  expect(
    screen.getByText(
      "You had 19 visitors in the last 7 days, 12 more than the previous 7 days. Top source: search engines. Buyers sent 2 messages, the same as the previous 7 days.",
    ),
  ).toBeVisible();
  const rows = within(screen.getByRole("table", { name: "By week" }))
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    "Nov 13, 2026 to Nov 19, 20263519820Search engines (12)",
    "Nov 6, 2026 to Nov 12, 202697020No visitors",
  ]);
  expect(screen.getByText("3 messages, 1 for every 107 visitors")).toBeVisible();
  expect(screen.getByText("1 attended")).toBeVisible();
  expect(screen.getByRole("link", { name: /CSV/ })).toHaveAttribute(
    "href",
    "/api/listing/traffic.csv",
  );
});
