import { expect, it } from "vitest";
import { type Traffic, viewTraffic } from "./traffic.ts";
import { trafficTable } from "./traffic-table.ts";

const NOW = new Date("2026-11-22T20:00:00Z");
const QUIET: Traffic = {
  publishedAt: new Date("2026-11-18T07:30:00Z"),
  timeZone: "America/Los_Angeles",
  days: [],
  sources: [],
  sites: [],
  openingDays: [],
  openedPhotos: [],
  inquiryHours: [],
  showingHours: [],
  prices: [{ price: 650_000, setAt: "2026-11-01T10:00:00Z" }],
};
const details = (traffic: Partial<Traffic>) =>
  viewTraffic({ ...QUIET, ...traffic }, true, NOW).details;

it("lists every local day since publishing", () => {
  const days = details({
    days: [{ day: "2026-11-20", views: 5, people: 2 }],
    openingDays: [{ day: "2026-11-20", opened: 7 }],
    inquiryHours: [
      { hour: new Date("2026-11-21T07:00:00Z"), kind: "showing", count: 1 },
      { hour: new Date("2026-11-21T07:00:00Z"), kind: "question", count: 2 },
    ],
    showingHours: [{ hour: new Date("2026-11-21T07:00:00Z"), count: 4, came: 1 }],
  })?.days;
  expect(days?.map(({ day }) => day)).toEqual([
    "2026-11-17",
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
  ]);
  const none = { views: 0, people: 0, photosOpened: 0, inquiries: 0, showings: 0 };
  expect(days?.[0]).toEqual({ day: "2026-11-17", ...none });
  expect(days?.[3]).toEqual({
    day: "2026-11-20",
    ...{ views: 5, people: 2, photosOpened: 7, inquiries: 3, showings: 5 },
  });
});

it("has only totals for a plan without details", () => {
  const days = [
    { day: "2026-11-20", views: 5, people: 2 },
    { day: "2026-11-21", views: 1, people: 1 },
  ];
  expect(viewTraffic({ ...QUIET, days }, false, NOW)).toEqual({
    since: "2026-11-17",
    totals: { views: 6, people: 3, photosOpened: 0, inquiries: 0, showings: 0 },
    details: null,
  });
});

const day = (n: number, views: number) => ({
  day: `2026-11-${String(n).padStart(2, "0")}`,
  views,
  people: views / 2,
});

it("compares the whole days before and after a price change", () => {
  const changes = details({
    publishedAt: new Date("2026-11-10T20:00:00Z"),
    days: [day(10, 8), day(12, 2), day(15, 100), day(16, 10), day(18, 20), day(22, 50)],
    prices: [
      { price: 640_000, setAt: "2026-11-15T20:00:00Z" },
      { price: 650_000, setAt: "2026-11-01T10:00:00Z" },
    ],
  })?.priceChanges;
  expect(changes).toEqual([
    {
      ...{ day: "2026-11-15", price: 640_000, before: 650_000 },
      ...{ daysBefore: 5, viewsBefore: 2, peopleBefore: 1 },
      ...{ daysAfter: 6, viewsAfter: 5, peopleAfter: 2.5 },
    },
  ]);
});

it("reports zero days if no whole day can be compared, and stops at the next change", () => {
  const changes = details({
    publishedAt: new Date("2026-11-18T20:00:00Z"),
    days: [day(19, 4), day(20, 6), day(21, 9)],
    prices: [
      { price: 600_000, setAt: "2026-11-21T20:00:00Z" },
      { price: 610_000, setAt: "2026-11-21T19:00:00Z" },
      { price: 640_000, setAt: "2026-11-18T21:00:00Z" },
      { price: 650_000, setAt: "2026-11-01T10:00:00Z" },
    ],
  })?.priceChanges;
  expect(changes).toMatchObject([
    { price: 640_000, before: 650_000, daysBefore: 0, viewsBefore: 0, daysAfter: 2, viewsAfter: 5 },
    { price: 600_000, before: 640_000, daysBefore: 2, viewsBefore: 5, daysAfter: 0, viewsAfter: 0 },
  ]);
});

it("leaves out a price that was undone the same day", () => {
  const prices = [
    { price: 650_000, setAt: "2026-11-20T20:00:00Z" },
    { price: 640_000, setAt: "2026-11-20T19:00:00Z" },
    { price: 650_000, setAt: "2026-11-01T10:00:00Z" },
  ];
  expect(details({ prices })?.priceChanges).toEqual([]);
});

it("groups whole days into weeks, newest first, with the top sources", () => {
  const weeks = details({
    publishedAt: new Date("2026-11-13T20:00:00Z"),
    days: [day(13, 2), day(14, 4), day(15, 6), day(21, 10), day(22, 50)],
    sources: [
      { day: "2026-11-15", source: "direct", views: 3, people: 1 },
      { day: "2026-11-15", source: "social", views: 3, people: 2 },
      { day: "2026-11-21", source: "mail", views: 10, people: 5 },
      { day: "2026-11-22", source: "search", views: 50, people: 25 },
    ],
  })?.weeks;
  const none = { photosOpened: 0, inquiries: 0, showings: 0 };
  expect(weeks).toEqual([
    {
      ...{ ...none, from: "2026-11-15", to: "2026-11-21", days: 7, views: 16, people: 8 },
      sources: [
        { source: "mail", people: 5 },
        { source: "social", people: 2 },
        { source: "direct", people: 1 },
      ],
    },
    {
      ...{ ...none, from: "2026-11-13", to: "2026-11-14", days: 2, views: 6, people: 3 },
      sources: [],
    },
  ]);
  expect(details({ publishedAt: NOW })?.weeks).toEqual([]);
});

it("exports a table of every day with sources and the asking price", () => {
  const traffic: Traffic = {
    ...QUIET,
    publishedAt: new Date("2026-11-21T20:00:00Z"),
    days: [day(21, 4), day(22, 2)],
    sources: [{ day: "2026-11-21", source: "social", views: 4, people: 2 }],
    prices: [
      { price: 640_000, setAt: "2026-11-22T19:00:00Z" },
      { price: 650_000, setAt: "2026-11-01T10:00:00Z" },
    ],
  };
  const days = viewTraffic(traffic, true, NOW).details?.days ?? [];
  expect(trafficTable(days, traffic).split("\r\n")).toEqual([
    "\uFEFFDay,Page views,Visitors,Photo views,Messages,Showing requests,Visitors: Direct or QR code,Visitors: Search engines,Visitors: Social networks,Visitors: Email,Visitors: Other sites,Asking price",
    "2026-11-21,4,2,0,0,0,0,0,2,0,0,650000",
    "2026-11-22,2,1,0,0,0,0,0,0,0,0,640000",
    "",
  ]);
});
