import { count, desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as valuation from "#app/api/valuation/route.ts";
import { database } from "#db/client.ts";
import { DEMO_ADDRESS } from "#db/demo/sales.ts";
import { MAX_EXCLUDED_SALES } from "#db/queries/excluded-sales.ts";
import { saveSales } from "#db/queries/sales.ts";
import { leftOutSales, properties, sales } from "#db/schema/index.ts";
import { isoOf } from "#lib/days.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { refreshDemoSales } from "#services/demo-data.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { BASICS } from "#tests/property.ts";
import * as route from "./route.ts";

const NOBODY = 999_999_999;
const today = Math.floor(Date.now() / 86_400_000);

let user: TestUser;
beforeAll(() => refreshDemoSales(new Date()));
beforeEach(async () => {
  user = await createUser();
  await createProperty(user, { ...DEMO_ADDRESS, propertyBasics: BASICS });
});

const change = (method: "PUT" | "DELETE", saleId: number | string, as = user) =>
  call(route, method, { as, params: { saleId: String(saleId) } });
const leaveOut = (saleId: number | string, as = user) => change("PUT", saleId, as);
const putBack = (saleId: number | string, as = user) => change("DELETE", saleId, as);

async function value(as = user): Promise<ValuationView> {
  const { status, body } = await call(valuation, "GET", { as });
  expect(status).toBe(200);
  return body as ValuationView;
}

/** Drops the time of retrieval, which differs between calls. */
const lasting = (body: unknown) => ({ ...(body as ValuationView), retrievedAt: null });
const idsOf = (view: unknown, isLeftOut: boolean) =>
  (view as ValuationView).comparables
    ?.filter((one) => one.isLeftOut === isLeftOut)
    .map(({ id }) => id);

async function keptBy(as: TestUser): Promise<number> {
  const [row] = await database()
    .select({ kept: count() })
    .from(leftOutSales)
    .innerJoin(properties, eq(properties.id, leftOutSales.propertyId))
    .where(eq(properties.userId, as.accountId));
  return row?.kept ?? 0;
}

describe("a sale that is left out", () => {
  it("answers with the valuation without it, and stays left out until it is put back", async () => {
    const before = await value();
    const id = before.comparables?.[0]?.id ?? 0;

    const out = await leaveOut(id);
    expect(out.status).toBe(200);
    expect(idsOf(out.body, true)).toEqual([id]);
    expect(idsOf(out.body, false)).not.toContain(id);
    expect(out.body).toMatchObject({ source: { estimateWithAll: before.estimate } });
    expect((out.body as ValuationView).estimate).not.toBe(before.estimate);
    expect(lasting(await value())).toEqual(lasting(out.body));

    const back = await putBack(id);
    expect(back.status).toBe(200);
    expect(lasting(back.body)).toEqual(lasting(before));
    expect(lasting(await value())).toEqual(lasting(before));
  });

  it("is left out and put back as often as one likes", async () => {
    const id = idsOf(await value(), false)?.[3] ?? 0;
    const first = await leaveOut(id);
    const again = await leaveOut(id);
    expect([again.status, lasting(again.body)]).toEqual([200, lasting(first.body)]);
    await putBack(id);
    const twice = await putBack(id);
    expect([twice.status, idsOf(twice.body, true)]).toEqual([200, []]);
  });

  it("by two people of an account at once is left out once", async () => {
    const partner = await createUser({ parent: user });
    const [one = 0, two = 0] = idsOf(await value(), false) ?? [];
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, (_, index) => leaveOut(one, index % 2 ? partner : user)),
      leaveOut(two, partner),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(idsOf(await value(partner), true)?.toSorted()).toEqual([one, two].toSorted());
    expect(await keptBy(user)).toBe(2);
  });

  it("is refused for another account", async () => {
    const neighbor = await createUser();
    await createProperty(neighbor, { ...DEMO_ADDRESS, propertyBasics: BASICS });
    const id = idsOf(await value(), false)?.[0] ?? 0;
    await leaveOut(id);
    expect(idsOf(await value(neighbor), true)).toEqual([]);
    await putBack(id, neighbor);
    expect(idsOf(await value(), true)).toEqual([id]);
  });
});

describe("is refused", () => {
  it.each(["", "abc", "1.5", "-1", "0x10", "9".repeat(16), "1 or 1=1"])(
    "for the id %j, which is none",
    async (id) => {
      for (const answer of [await leaveOut(id), await putBack(id)]) expect(answer.status).toBe(404);
    },
  );

  it("for an unknown sale", async () => {
    for (const answer of [await leaveOut(NOBODY), await putBack(NOBODY)]) {
      expect([answer.status, answer.body]).toEqual([404, { error: "Sale not found." }]);
    }
  });

  it("for land, and for a sale of an unknown size", async () => {
    const row = { source: "refused", market: "Refused", price: 100_000, soldOn: isoOf(today - 5) };
    await saveSales([
      { ...row, sourceId: "small", livingArea: null },
      { ...row, sourceId: "land", livingArea: 1000, propertyType: "land_lot" },
    ]);
    const refused = await database().select().from(sales).where(eq(sales.source, "refused"));
    for (const { id } of refused) expect((await leaveOut(id)).status).toBe(404);
    expect(refused).toHaveLength(2);
    expect(await keptBy(user)).toBe(0);
  });

  it("without a property", async () => {
    const visitor = await createUser();
    const [{ id } = { id: 0 }] = await database().select({ id: sales.id }).from(sales).limit(1);
    for (const answer of [await leaveOut(id, visitor), await putBack(id, visitor)]) {
      expect([answer.status, answer.body]).toEqual([
        404,
        { error: "Add your property's address first." },
      ]);
    }
  });

  it("beyond two hundred of the last two years, of two at once the second, until one is put back", async () => {
    const most = await database()
      .select({ id: sales.id })
      .from(sales)
      .where(eq(sales.isDemo, true))
      .orderBy(desc(sales.soldOn))
      .limit(MAX_EXCLUDED_SALES + 1);
    const ids = most.map(({ id }) => id);
    const [{ id: propertyId } = { id: "" }] = await database()
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.userId, user.accountId));
    const kept = ids.slice(0, MAX_EXCLUDED_SALES - 1).map((saleId) => ({ propertyId, saleId }));
    const old = { source: "old", market: "Old", price: 100_000, livingArea: 1000 };
    await saveSales(
      Array.from({ length: MAX_EXCLUDED_SALES + 1 }, (_, index) => ({
        ...old,
        ...{ sourceId: String(index), soldOn: isoOf(today - 732 - index) },
      })),
    );
    const stored = await database()
      .select({ saleId: sales.id })
      .from(sales)
      .where(eq(sales.source, "old"));
    await database()
      .insert(leftOutSales)
      .values([...kept, ...stored.map(({ saleId }) => ({ propertyId, saleId }))]);

    const [last = 0, beyond = 0] = ids.slice(MAX_EXCLUDED_SALES - 1);
    const answers = await Promise.all([leaveOut(last), leaveOut(beyond)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      error:
        "You've excluded 200 sales, the most allowed. Include one again before you exclude another.",
    });
    // The oldest one is deleted.
    expect(await keptBy(user)).toBe(2 * MAX_EXCLUDED_SALES);
    // A sale that is already excluded can be excluded again, even at the limit.
    expect((await leaveOut(ids[0] ?? 0)).status).toBe(200);

    await putBack(ids[0] ?? 0);
    const refused = answers[0]?.status === 409 ? last : beyond;
    expect((await leaveOut(refused)).status).toBe(200);
  });

  it("where an external service makes the estimate", async () => {
    vi.resetModules();
    vi.stubEnv("VALUATION_API_URL", "http://127.0.0.1:9");
    const external = await import("./route.ts");
    const [{ id } = { id: 0 }] = await database().select({ id: sales.id }).from(sales).limit(1);
    for (const method of ["PUT", "DELETE"] as const) {
      const answer = await call(external, method, { as: user, params: { saleId: String(id) } });
      expect([answer.status, answer.body]).toEqual([
        409,
        { error: "This estimate doesn't use sales that you can exclude." },
      ]);
    }
    expect(await keptBy(user)).toBe(0);
  });
});

it("goes with the property, and with the sale", async () => {
  const [one = 0, two = 0] = idsOf(await value(), false) ?? [];
  await leaveOut(one);
  await leaveOut(two);
  await database().delete(sales).where(eq(sales.id, one));
  expect(await keptBy(user)).toBe(1);
  const [property] = await database()
    .delete(properties)
    .where(eq(properties.userId, user.accountId))
    .returning({ id: properties.id });
  const ofProperty = eq(leftOutSales.propertyId, property?.id ?? "");
  expect(await database().select().from(leftOutSales).where(ofProperty)).toEqual([]);
});
