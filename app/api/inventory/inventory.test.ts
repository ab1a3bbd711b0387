import { getDocumentProxy } from "unpdf";
import { afterEach, expect, it, vi } from "vitest";
import * as listingRoute from "#app/api/listing/route.ts";
import * as homeRoute from "#app/homes/[slug]/route.ts";
import { MAX_INVENTORY_ITEMS } from "#lib/fields/inventory.ts";
import { inventoryView, type InventoryItem } from "#lib/schemas/inventory.ts";
import type { ListingView } from "#lib/schemas/listing.ts";
import { call } from "#tests/api.ts";
import {
  createProperty,
  createSubscription,
  createUser,
  signIn,
  type TestUser,
} from "#tests/factories.ts";
import { createHome, visit } from "#tests/listing/public-home.ts";
import * as beginningRoute from "./beginning/route.ts";
import * as documentRoute from "./document/route.ts";
import * as route from "./route.ts";

// How long an instance can rely on the last database answer.
const SECOND_MS = 1_000;

afterEach(() => vi.useRealTimers());

const item = (change: object = {}): InventoryItem => ({
  ...{ id: crypto.randomUUID(), room: "kitchen", name: "Shelf", kind: "fixture", fate: "stays" },
  ...{ price: null, note: "", feature: null },
  ...change,
});
const read = async (as: TestUser) => inventoryView.parse((await call(route, "GET", { as })).body);
const put = (as: TestUser, items: object[], { version = 0, isShown = true } = {}) =>
  call(route, "PUT", { as, body: { version, isShown, items } });
const begin = (as: TestUser, version: number) =>
  call(beginningRoute, "POST", { as, body: { version } });
const take = (as: TestUser, query = "") => call(documentRoute, "GET", { as, query });
const ofPage = async (slug: string) =>
  (await visit(homeRoute, `/homes/${slug}`, { params: { slug } })).text();

async function sellerWithHome() {
  const seller = await createUser();
  await createProperty(seller);
  return seller;
}

it("keeps the whole list by version, shared with the account and no one else", async () => {
  const seller = await sellerWithHome();
  const partner = await createUser({ parent: seller });
  const stranger = await sellerWithHome();
  expect(await read(seller)).toMatchObject({ hasHome: true, version: 0, items: [] });
  const piano = item({ name: " Piano ", kind: "thing", fate: "for_sale", price: "$1,200" });
  const shelf = item({ price: 5, note: "Left wall" });
  expect((await put(partner, [piano, shelf])).status).toBe(200);
  const saved = await read(seller);
  expect(saved).toMatchObject({ version: 1, isShown: true, hasTools: false });
  expect(saved.items.map(({ name, price }) => [name, price])).toEqual([
    ["Piano", 1200],
    ["Shelf", null],
  ]);
  const stale = await put(seller, [], { version: 0 });
  expect([stale.status, (stale.body as { error: string }).error]).toEqual([
    409,
    expect.stringContaining("changed in another window"),
  ]);
  const both = await Promise.all([1, 2].map(() => put(seller, [shelf], { version: 1 })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  // The same id in another home is a different item.
  expect((await put(stranger, [{ ...shelf, name: "Rack" }])).status).toBe(200);
  expect((await read(seller)).items).toMatchObject([{ name: "Shelf" }]);
});

it.each([
  ["no name", [item({ name: " " })], /Enter a name/],
  ["an unknown room", [item({ room: "moat" })], /Choose a room/],
  ["a price in words", [item({ fate: "for_sale", price: "much" })], /number/],
  ["a note that's too long", [item({ note: "n".repeat(301) })], /at most 300/],
  ["too many items", Array.from({ length: MAX_INVENTORY_ITEMS + 1 }, () => item()), /300/],
  ["a duplicate item", Array(2).fill(item()), /once/],
])("refuses %s", async (_what, items, sentence) => {
  const { status, body } = await put(await sellerWithHome(), items);
  const { fields } = body as { fields: Record<string, string> };
  expect([status, Object.values(fields)]).toEqual([400, [expect.stringMatching(sentence)]]);
});

it("returns 404 without a home", async () => {
  const newUser = await createUser();
  expect(await read(newUser)).toMatchObject({ hasHome: false, items: [] });
  const answers = [await put(newUser, []), await begin(newUser, 0), await take(newUser)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

it("starts from the features once, and only with the current version", async () => {
  const { seller } = await createHome();
  const { fromFeatures } = await read(seller);
  expect(fromFeatures).toBeGreaterThan(0);
  expect((await begin(seller, 3)).status).toBe(409);
  const begun = inventoryView.parse((await begin(seller, 0)).body);
  expect([begun.items.length, begun.fromFeatures, begun.version]).toEqual([fromFeatures, 0, 1]);
  const again = inventoryView.parse((await begin(seller, 1)).body);
  expect(again.items).toEqual(begun.items);
  const full = Array.from({ length: MAX_INVENTORY_ITEMS }, () => item());
  await put(seller, full, { version: 2 });
  expect((await begin(seller, 3)).status).toBe(409);
  expect((await read(seller)).items).toHaveLength(MAX_INVENTORY_ITEMS);
});

it("shows items on the home's page when turned on, except excluded and flagged ones", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { seller, slug } = await createHome();
  const items = [
    item({ name: "Walnut shelf", note: "Made to measure" }),
    item({ name: "Grand piano", fate: "goes" }),
    item({ name: "Red sofa", room: "living_room", fate: "for_sale", price: 450 }),
    item({ name: "Adults only bench" }),
  ];
  await put(seller, items, { isShown: false });
  expect(await ofPage(slug)).not.toContain("Walnut shelf");
  await put(seller, items, { version: 1 });
  vi.advanceTimersByTime(SECOND_MS);
  const { findings } = await read(seller);
  expect(findings).toMatchObject([{ id: items[3]?.id, quote: expect.stringMatching(/adults/i) }]);
  const page = await ofPage(slug);
  expect(page).toContain("Walnut shelf");
  expect(page).toContain("Made to measure");
  expect(page).toContain("Red sofa, $450");
  for (const hidden of ["Grand piano", "Adults only"]) expect(page).not.toContain(hidden);
  const { violations } = (await call(listingRoute, "GET", { as: seller })).body as ListingView;
  expect(violations).toMatchObject([{ where: "inventory" }]);
  await createSubscription(seller, { planId: 1 });
  vi.advanceTimersByTime(SECOND_MS);
  expect(await ofPage(slug)).not.toContain("Walnut shelf");
  expect((await read(seller)).items).toHaveLength(4);
});

it("downloads as a PDF if the plan includes it, and as text on any plan", async () => {
  const { seller } = await createHome();
  await put(seller, [item({ name: "Walnut shelf" }), item({ name: "Piano", fate: "goes" })]);
  const { status, headers } = await take(seller);
  expect([status, headers.get("content-type"), headers.get("content-disposition")]).toEqual([
    200,
    "application/pdf",
    'attachment; filename="what-stays.pdf"',
  ]);
  const request = new Request("http://localhost:3000/api/inventory/document", {
    headers: { host: "localhost:3000", cookie: await signIn(seller) },
  });
  const answer = await documentRoute.GET(request, { params: Promise.resolve({}) });
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()), { verbosity: 0 });
  const { items: texts } = await (await pdf.getPage(1)).getTextContent();
  const words = texts.map((text) => ("str" in text ? text.str : "")).join(" ");
  for (const said of ["412 Alder Street", "Walnut shelf", "Excluded", "legal advice", "Buyer"]) {
    expect(words).toContain(said);
  }
  await createSubscription(seller, { planId: 1 });
  const refused = await take(seller);
  expect([refused.status, (refused.body as { error: string }).error]).toEqual([
    403,
    expect.stringContaining("Basic"),
  ]);
  const text = await take(seller, "as=text");
  expect([text.status, text.headers.get("content-type")]).toEqual([
    200,
    "text/plain; charset=utf-8",
  ]);
  expect((await take(seller, "as=docx")).status).toBe(400);
});
