import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { DashboardView } from "#lib/schemas/dashboard.ts";
import { renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { DashboardScreen } from "./dashboard-screen.tsx";
import { PriceChart } from "./price-chart.tsx";

setUpScreen({ path: "/dashboard", now: new Date("2026-11-22T18:00:00Z") });

const VIEW: DashboardView = {
  home: "1418 Juniper St",
  status: "active",
  hiddenDescription: null,
  timeZone: "America/Chicago",
  next: {
    title: "Reply to a buyer",
    reason: "A message has been waiting for you since Nov 21, 2026.",
    action: "Read and reply",
    href: "/online-listing",
  },
  parts: [
    {
      label: "Get ready",
      href: "/get-ready/steps",
      done: 2,
      total: 6,
      text: "2 of 6 steps are done",
    },
    {
      label: "Showings",
      href: "/online-listing",
      done: 3,
      total: null,
      text: "3 showings requested",
    },
  ],
  lately: [
    {
      id: 2,
      text: "Bo asked a question about your home.",
      href: "/online-listing/messages",
      at: "2026-11-22T04:30:00Z",
    },
  ],
  estimates: [
    { day: "2026-10-02", value: 640_000, low: 600_000, high: 680_000 },
    { day: "2026-11-20", value: 650_000, low: 610_000, high: 690_000 },
  ],
  askingPrices: [{ day: "2026-10-05", price: 655_000 }],
  afterSale: null,
  numbers: {
    ...{
      since: "2026-10-10",
      views: 1200,
      people: 800,
      photosOpened: 90,
      inquiries: 4,
      showings: 3,
    },
    lately: { views: 1, people: 1, inquiries: 0 },
  },
};

async function open(change: Partial<DashboardView> = {}) {
  renderScreen(<DashboardScreen />, { "/api/dashboard": { ...VIEW, ...change } });
  await settle();
}

it("links to the next task with its reason", async () => {
  await open();
  const next = within(screen.getByRole("region", { name: "Reply to a buyer" }));
  expect(next.getByText(VIEW.next.reason)).toBeVisible();
  expect(next.getByRole("link", { name: "Read and reply" })).toHaveAttribute(
    "href",
    "/online-listing",
  );
  expect(screen.getByText("1418 Juniper St · Active")).toBeVisible();
});

it("shows each part's progress, with no bar for a part without an end", async () => {
  await open();
  fireEvent.click(screen.getByText("Show progress"));
  const bars = screen.getAllByRole("progressbar");
  expect(bars).toHaveLength(1);
  expect(bars[0]).toHaveAccessibleName("Get ready");
  expect(bars[0]).toHaveAttribute("aria-valuetext", "2 of 6");
  expect(screen.getByText("3 showings requested")).toBeVisible();
});

it("lists recent activity in the reader's time zone", async () => {
  await open();
  expect(screen.getByRole("link", { name: "Bo asked a question about your home." })).toBeVisible();
  expect(screen.getByText("Nov 22, 2026, 4:30 AM")).toBeVisible();
});

it("shows the listing traffic and the last 14 days", async () => {
  await open();
  expect(screen.getByText("1,200")).toBeVisible();
  expect(screen.getByText("Last 14 days: 1 page view by 1 visitor, 0 messages.")).toBeVisible();
});

it("shows only what comes next once the home is sold", async () => {
  const task = { title: "Keep your records", text: "Download them.", action: "Go to Documents" };
  await open({ status: "sold", afterSale: [{ ...task, href: "/documents" }] });
  expect(screen.getByRole("heading", { name: "After the sale" })).toBeVisible();
  expect(screen.getByRole("link", { name: task.action })).toHaveAttribute("href", "/documents");
  for (const name of ["Your progress", "Listing traffic", "Price history"]) {
    expect(screen.queryByRole("heading", { name })).toBeNull();
  }
  expect(screen.getByRole("heading", { name: "Recent activity" })).toBeVisible();
});

it("shows today's first task on top and lists the rest", async () => {
  const request = { ...VIEW.next, title: "Answer a showing request", href: "/scheduling" };
  await open({ next: request, today: [request, VIEW.next] });
  expect(screen.getByText("Today")).toBeVisible();
  const also = within(screen.getByRole("list", { name: "Also today" }));
  expect(also.getByRole("heading", { name: "Reply to a buyer" })).toBeVisible();
  expect(also.getAllByRole("listitem")).toHaveLength(1);
});

it("shows messages, showings and each day's page views", async () => {
  await open({
    messages: { waiting: 1, unread: 1, lastAt: "2026-11-22T04:30:00Z" },
    showings: { waiting: 0, nextAt: "2026-11-24T16:30:00Z" },
    numbers: {
      ...(VIEW.numbers as NonNullable<DashboardView["numbers"]>),
      lately: {
        ...{ views: 3, people: 2, inquiries: 0 },
        days: [
          { day: "2026-11-21", views: 0, people: 0 },
          { day: "2026-11-22", views: 3, people: 2 },
        ],
      },
    },
  });
  expect(screen.getByText("1 message to answer")).toBeVisible();
  expect(screen.getByText("1 unread. The latest came on Nov 21, 2026.")).toBeVisible();
  expect(screen.getByText("No requests to answer")).toBeVisible();
  expect(screen.getByText(/^The next showing is on Tuesday, November 24, 10:30 AM/)).toBeVisible();
  expect(screen.getByText("Nov 22, 2026: 3 page views, 2 visitors")).toBeInTheDocument();
});

it("shows the setup steps before the listing is published", async () => {
  const step = (title: string, isDone: boolean) => ({ title, text: "Why.", isDone });
  await open({
    setup: [step("Describe", true), step("Photos", false), step("Publish", false)],
    numbers: null,
  });
  const steps = within(screen.getByRole("list", { name: "Steps to your listing" }));
  expect(steps.getAllByRole("listitem", { current: "step" })).toHaveLength(1);
  expect(steps.getByRole("listitem", { current: "step" })).toHaveTextContent("Photos");
  expect(screen.queryByRole("heading", { name: "Listing traffic" })).toBeNull();
});

it("shows what will appear when there's nothing yet", async () => {
  await open({ home: null, lately: [], estimates: [], askingPrices: [], numbers: null });
  expect(screen.getByText("Add your address to get started.")).toBeVisible();
  expect(screen.getByText("Activity on your account appears here.")).toBeVisible();
});

it("charts the prices and lists each figure in a table", () => {
  renderScreen(<PriceChart view={VIEW} />, {});
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "Your asking price has been $655,000 since October 5, 2026. The estimate from November 20, 2026 is $650,000, with a range of $610,000 to $690,000. See the table below for every figure.",
  );
  const rows = within(screen.getByRole("table", { name: "Prices and estimates", hidden: true }))
    .getAllByRole("row", { hidden: true })
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "DateTypeAmount",
    "Nov 20, 2026Estimate$650,000$610,000 to $690,000",
    "Oct 5, 2026Asking price$655,000",
    "Oct 2, 2026Estimate$640,000$600,000 to $680,000",
  ]);
});

it("draws no chart on the first day, when nothing has changed", () => {
  const today = { day: "2026-11-22", value: 650_000, low: 610_000, high: 690_000 };
  renderScreen(<PriceChart view={{ ...VIEW, estimates: [today], askingPrices: [] }} />, {});
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText(/The estimate from November 22, 2026 is \$650,000/)).toBeVisible();
});
