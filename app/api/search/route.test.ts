import { beforeAll, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { addEvent } from "#db/queries/events.ts";
import { contractors, descriptionVersions, properties } from "#db/schema/index.ts";
import { eq } from "drizzle-orm";
import type { ResultKind } from "#lib/fields/search.ts";
import { searchView } from "#lib/schemas/search.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import * as route from "./route.ts";
import { createSearchableHome } from "#tests/searchable-home.ts";

async function search(as: TestUser, q: string) {
  const query = new URLSearchParams({ q }).toString();
  const { status, body } = await call(route, "GET", { as, query });
  expect(status).toBe(200);
  return searchView.parse(body).groups;
}

async function firstOf(as: TestUser, q: string, kind: ResultKind) {
  const groups = await search(as, q);
  return groups.find((group) => group.kind === kind)?.results[0];
}

const marked = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([from, to]) => text.slice(from, to));

let seller: TestUser;
beforeAll(async () => {
  seller = await createSearchableHome();
  await database().insert(contractors).values({
    name: "Zephyr Window Washing",
    addressLine1: "5 Main Street",
    city: "Elkhart",
    state: "Indiana",
    phoneNumber: "(574) 555-0100",
    contractorTypeId: 1,
  });
});

const FOUND: [string, ResultKind, string, string, string[]][] = [
  ["password", "screen", "Change password", "/security#oldPassword", ["password"]],
  ["2fa", "screen", "Two-step verification", "/security#two-step", []],
  ["invoice", "screen", "Billing", "/billing", []],
  ["staging", "step", "Set the Stage", "/get-ready/steps#set_stage", ["Stage"]],
  ["bedroom", "fact", "Bedrooms", "/property-basics#bedrooms", ["Bedrooms"]],
  ["hoa fee", "fact", "HOA Fees (per month)", "/property-basics#hoaFees", ["HOA", "Fees"]],
  ["heat pump", "fact", "Heating", "/property-features#heating", ["Heating"]],
  ["dishwasher", "fact", "Appliances", "/property-features#appliances", []],
  ["pantry", "description", "Description", "/description", []],
  ["larkspur", "sale", "77 Larkspur Lane", "/pricing/comps#own-sales", ["Larkspur"]],
  ["piano", "offer", "Offer 1: $640,000", "/pricing/offers", []],
  ["640000", "offer", "Offer 1: $640,000", "/pricing/offers", []],
  ["ramp", "contact", "Calliope Movers", "/get-ready/resources#contacts", []],
  ["zephyr", "contractor", "Zephyr Window Washing", "/get-ready/resources#type-1", ["Zephyr"]],
  [
    "lockbox",
    "help",
    "Where do I put the lockbox code and access notes?",
    "/help/lockbox-and-access",
    ["lockbox"],
  ],
  ["wilhel", "person", "Wilhelmina Frost", "/users", ["Wilhelmina"]],
];

it.each(FOUND)("%s finds %s %s", async (q, kind, title, href, marks) => {
  const result = await firstOf(seller, q, kind);
  expect(result).toMatchObject({ href, title: { text: title } });
  expect(marked(result!.title)).toEqual(marks);
});

it("finds photos by room and caption", async () => {
  expect(await firstOf(seller, "sunroom", "photo")).toBeUndefined();
  const byRoom = await firstOf(seller, "sun room", "photo");
  expect(byRoom).toMatchObject({ title: { text: "Sun room" }, excerpt: { text: "Wicker chairs" } });
  expect(byRoom?.href).toMatch(/^\/photography#photo-/);
  expect(await firstOf(seller, "wicker", "photo")).toEqual({
    ...byRoom,
    title: { text: "Sun room", marks: [] },
    excerpt: { text: "Wicker chairs", marks: [[0, 6]] },
  });
});

it("finds earlier versions of the description, and the current one separately", async () => {
  const version = await firstOf(seller, "orchard", "version");
  expect(version?.href).toBe("/description#versions");
  expect(marked(version!.excerpt)).toEqual(["orchard"]);
  const groups = await search(seller, "cottage");
  expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
    ["description", 1],
    ["version", 2],
  ]);
});

it.each([
  ["lindqvist", ["Lindqvist"], []],
  ["BJORN", ["Björn", "bjorn"], []],
  ["bjorn@example.com", ["Björn", "bjorn", "example", "com"], []],
  ["chimneys lined", [], ["chimney", "lined"]],
  ["marsh wisteria", ["Marsh"], ["wisteria"]],
])("finds an inquiry by %s", async (q, inTitle, inText) => {
  const result = await firstOf(seller, q, "inquiry");
  expect(result?.href).toMatch(/^\/online-listing\/messages\/[\da-f-]{36}$/);
  expect(marked(result!.title).slice(0, inTitle.length)).toEqual(inTitle);
  expect(marked(result!.excerpt)).toEqual(inText);
});

it("finds a conversation once, by its newest message with the word", async () => {
  const groups = await search(seller, "trellis");
  expect(groups.map(({ kind, count }) => [kind, count])).toEqual([["inquiry", 1]]);
  expect(groups[0]?.results[0]?.excerpt.text).toContain("wisteria");
});

it.each(["xiomara", "xv@example.com", "0177", "xiomarra"])("finds a showing by %s", async (q) => {
  expect(await firstOf(seller, q, "showing")).toMatchObject({
    href: expect.stringMatching(/^\/scheduling\?showing=[0-9a-f-]{36}$/) as string,
    title: {
      text: "Xiomara Vance · xv@example.com 206 555 0177 · Saturday, June 13, 12:00 PM ET",
    },
    excerpt: { text: "Confirmed" },
  });
  const stranger = await createUser();
  await createProperty(stranger);
  expect(await firstOf(stranger, q, "showing")).toBeUndefined();
});

it("finds open houses and page addresses", async () => {
  expect(await firstOf(seller, "veranda", "listing")).toMatchObject({
    href: "/scheduling/open-houses",
    title: { text: "Open house, Jun 12, 2099, 1:00 PM" },
  });
  expect((await firstOf(seller, "quince", "listing"))?.title.text).toMatch(/^\/homes\/quince-/);
});

it.each([
  ["pasword", "screen", "Change password"],
  ["kithcen", "step", "Repairs and Minor Updates"],
  ["bedroms", "fact", "Bedrooms"],
  ["larkspurr", "sale", "77 Larkspur Lane"],
  ["zehpyr", "contractor", "Zephyr Window Washing"],
  ["wilhemina", "person", "Wilhelmina Frost"],
] as const)("tolerates the typo in %s", async (q, kind, title) => {
  const groups = await search(seller, q);
  const titles = groups.find((group) => group.kind === kind)?.results.map((one) => one.title.text);
  expect(titles).toContain(title);
});

it.each([
  ["orcherd", "version", ["orchard"]],
  ["chimny", "inquiry", ["chimney"]],
  ["turett brik", "version", ["brick", "turret"]],
] as const)("tolerates the typo in %s in long texts", async (q, kind, marks) => {
  const result = await firstOf(seller, q, kind);
  expect(marked(result!.excerpt)).toEqual(marks);
});

describe("an account's content", () => {
  it("is never found from another account", async () => {
    const stranger = await createUser();
    await createProperty(stranger);
    const words = [
      "cottage",
      "orchard",
      "lindqvist",
      "chimny",
      "wicker",
      "piano",
      "larkspur",
      "calliope",
    ];
    for (const q of [...words, "wilhelmina", "lemonade", "quince", "zephyr", "heat pump 135"]) {
      const kinds = (await search(stranger, q)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => !["screen", "step", "fact", "help"].includes(kind))).toEqual(
        [],
      );
    }
  });

  it("is found by everyone on the account", async () => {
    const member = await createUser({ parent: seller });
    expect(await firstOf(member, "orchard", "version")).toBeDefined();
    expect(await firstOf(member, "lindqvist", "inquiry")).toBeDefined();
    expect(await firstOf(member, "larkspur", "sale")).toBeDefined();
  });
});

it("finds a person's own notifications, but no one else's", async () => {
  const admin = await createUser();
  const member = await createUser({ parent: admin });
  await addEvent(
    database(),
    { accountId: admin.id, actorId: null, toUserId: admin.id },
    { kind: "signed_in_elsewhere", data: { device: "Vivaldi on Haiku" } },
  );
  const notice = await firstOf(admin, "vivaldi haiku", "notification");
  expect(notice?.href).toBe("/security");
  expect(marked(notice!.title)).toEqual(["Vivaldi", "Haiku"]);
  expect(await search(member, "vivaldi haiku")).toEqual([]);
});

it("returns a few results of each kind, with the total", async () => {
  const many = await createUser();
  await createProperty(many);
  const [property] = await database()
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.userId, many.id));
  const texts = Array.from({ length: 9 }, (_, index) => ({
    propertyId: property!.id,
    description: `A gazebo, ${index}`,
    origin: "edited" as const,
    savedAt: new Date(2026, 0, index + 1),
  }));
  await database().insert(descriptionVersions).values(texts);
  const [group] = await search(many, "gazebo");
  expect(group).toMatchObject({ kind: "version", count: 9 });
  expect(group?.results.map(({ excerpt }) => excerpt.text)).toEqual(
    [8, 7, 6, 5].map((index) => `A gazebo, ${index}`),
  );
});

it.each([
  "",
  "   ",
  "'",
  "';drop table users;--",
  "' | 'x",
  '"',
  "%",
  "_%_",
  "a & b | !c <-> (d)",
  "\\",
  ":*",
  "\u0000",
  "nul\u0000inside",
  "🏊",
  "\ud800",
  "\uffff\ufffe",
  "ﷺ",
  "x".repeat(100),
  "a b c d e f g h i j k l m n o p",
  "ß".repeat(50),
])("accepts the query %j", async (q) => {
  await search(seller, q);
});

it("returns nothing for a query without words", async () => {
  expect(await search(seller, " ?! ")).toEqual([]);
  expect((await call(route, "GET", { as: seller })).body).toEqual({ groups: [] });
});

it("refuses a query that is too long", async () => {
  const { status, body } = await call(route, "GET", {
    as: seller,
    query: `q=${"x".repeat(10_000)}`,
  });
  expect([status, body]).toMatchObject([
    400,
    {
      error: expect.any(String),
      fields: { q: "Searches can be up to 100 characters. Please shorten yours." },
    },
  ]);
});

it("requires a login", async () => {
  expect((await call(route, "GET", { query: "q=password" })).status).toBe(401);
});
