import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as valuation from "#app/api/valuation/route.ts";
import { database } from "#db/client.ts";
import { saveSales } from "#db/queries/sales.ts";
import { ownSales, sales, users } from "#db/schema/index.ts";
import { isoOf } from "#lib/days.ts";
import { MAX_OWN_SALES } from "#lib/fields/own-sales.ts";
import type { OwnSalesView } from "#lib/schemas/own-sales.ts";
import { refreshDemoSales } from "#services/demo-data.ts";
import { refitMarket } from "#services/valuation-models.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { BASICS, OWN_SALE } from "#tests/property.ts";
import * as sale from "./[saleId]/route.ts";
import * as leftOut from "./[saleId]/left-out/route.ts";
import * as route from "./route.ts";

const today = Math.floor(Date.now() / 86_400_000);
const soldOn = isoOf(today - 100);
const HOME = { addressLine1: "1 Far Rd", city: "Bangor", state: "ME", zipCode: "04401" };
const THREE = [340_000, 350_000, 360_000].map((price) => ({ ...OWN_SALE, soldOn, price }));

let user: TestUser;
beforeEach(async () => {
  user = await createUser();
  await createProperty(user, { ...HOME, propertyBasics: BASICS });
});

const add = (added: readonly object[], as = user) =>
  call(route, "POST", { as, body: { sales: added } });
const viewOf = (answer: { status: number; body: unknown }) => {
  expect(answer.status).toBe(200);
  return answer.body as OwnSalesView;
};
const read = async (as = user) => viewOf(await call(route, "GET", { as }));
const one = (method: "PUT" | "DELETE", id: number, body?: object, as = user) =>
  call(sale, method, { as, params: { saleId: String(id) }, body });
const leave = (method: "PUT" | "DELETE", id: number, as = user) =>
  call(leftOut, method, { as, params: { saleId: String(id) } });

describe("sales added by the seller", () => {
  it("are saved as entered, with unknown values empty", async () => {
    const bare = { ...OWN_SALE, soldOn, address: "", lotSize: "", bedrooms: null, yearBuilt: "" };
    const view = viewOf(await add([bare]));
    expect(view.sales).toMatchObject([
      {
        address: null,
        soldOn,
        price: 350_000,
        livingArea: 1800,
        lotSize: null,
        bedrooms: null,
        bathrooms: 2,
        yearBuilt: null,
        isLeftOut: false,
        obstacle: null,
      },
    ]);
    expect(view.estimate).toBeNull();
    expect(view.reason).toBe("Add 2 more sales to get an estimate.");
    expect(await read()).toEqual(view);
  });

  it("use the areas-only error when only the area is known", async () => {
    const unknown = { lotSize: "", bedrooms: "", bathrooms: "", yearBuilt: "" };
    const bare = THREE.map((sale) => ({ ...sale, ...unknown }));
    expect(viewOf(await add(bare)).estimate).toMatchObject({
      areasAlone: true,
      medianErrorPercent: 13.3,
    });
  });

  it("give an estimate from three sales, each adjusted in dollars", async () => {
    const { sales: lines, estimate } = viewOf(await add(THREE));
    expect(estimate).toMatchObject({ salesCount: 3, market: null });
    expect(estimate?.medianErrorPercent).toBeGreaterThan(12);
    expect(estimate?.low).toBeLessThan(estimate?.value ?? 0);
    expect(estimate?.high).toBeGreaterThan(estimate?.value ?? 0);
    for (const { price, adjustments, adjustedPrice } of lines) {
      expect(adjustments.length).toBeGreaterThan(0);
      const sum = adjustments.reduce((total, { amount }) => total + amount, price);
      expect(sum).toBe(adjustedPrice);
    }
  });

  it("aren't mixed into other sales or the valuation", async () => {
    const before = await database().$count(sales);
    const without = await call(valuation, "GET", { as: user });
    await add(THREE);
    expect(await database().$count(sales)).toBe(before);
    const withThem = await call(valuation, "GET", { as: user });
    const lasting = (body: unknown) => ({ ...(body as object), retrievedAt: null });
    expect(lasting(withThem.body)).toEqual(lasting(without.body));
  });

  it("aren't added twice", async () => {
    await add(THREE);
    const view = viewOf(await add([...THREE, { ...THREE[0], address: "14 Elm St" }]));
    expect(view.sales).toHaveLength(4);
  });

  it("don't count when they're old or have no size", async () => {
    const old = { ...OWN_SALE, soldOn: isoOf(today - 800), address: "Old" };
    const sizeless = { ...OWN_SALE, soldOn, livingArea: "", address: "Sizeless" };
    const { sales: lines, estimate } = viewOf(await add([...THREE, old, sizeless]));
    expect(estimate?.salesCount).toBe(3);
    expect(lines.filter(({ obstacle }) => obstacle).map(({ address }) => address)).toEqual([
      "Sizeless",
      "Old",
    ]);
  });

  it("can be left out and restored", async () => {
    const before = viewOf(await add([...THREE, { ...OWN_SALE, soldOn, price: 600_000 }]));
    const dear = before.sales.find(({ price }) => price === 600_000)?.id ?? 0;
    const without = viewOf(await leave("PUT", dear));
    expect(without.estimate?.salesCount).toBe(3);
    expect(without.estimate?.value).toBeLessThan(before.estimate?.value ?? 0);
    expect(without.sales.find(({ id }) => id === dear)).toMatchObject({ isLeftOut: true });
    expect(viewOf(await leave("DELETE", dear))).toEqual(before);
  });

  it("can be changed and deleted", async () => {
    const [first] = viewOf(await add(THREE)).sales;
    const changed = viewOf(await one("PUT", first?.id ?? 0, { ...OWN_SALE, soldOn, price: 1000 }));
    expect(changed.sales.find(({ id }) => id === first?.id)?.price).toBe(1000);
    expect(viewOf(await one("DELETE", first?.id ?? 0)).sales).toHaveLength(2);
  });

  it("are one list for the account, and are deleted with it", async () => {
    const partner = await createUser({ parent: user });
    await add(THREE, partner);
    const [first] = (await read()).sales;
    expect((await leave("PUT", first?.id ?? 0, partner)).status).toBe(200);
    expect((await read()).sales.filter(({ isLeftOut }) => isLeftOut)).toHaveLength(1);
    await database().delete(users).where(eq(users.accountId, user.accountId));
    expect(await database().$count(ownSales, eq(ownSales.id, first?.id ?? 0))).toBe(0);
  });
});

describe("adjustments", () => {
  const market = (name: string, state: string, zipCode: string) =>
    saveSales(
      Array.from({ length: 60 }, (_, index) => ({
        source: name,
        sourceId: String(index),
        market: name,
        soldOn: isoOf(today - 30 - index * 5),
        price: 250_000 + index * 3000,
        propertyType: "single_family" as const,
        street: "Oak St",
        city: "Anywhere",
        state,
        zipCode,
        livingArea: 1200 + 20 * index,
        lotSize: 6000,
        bedrooms: 3,
        bathrooms: 2,
        yearBuilt: 1970,
      })),
    );

  it("come from the state's nearest fitted market, never from demo sales", async () => {
    await refreshDemoSales(new Date());
    await market("Across the line", "VT", "04405");
    await market("Near County", "ME", "04420");
    await market("Far County", "ME", "04900");
    for (const name of ["Across the line", "Near County", "Far County"]) await refitMarket(name);
    expect(viewOf(await add(THREE)).estimate).toMatchObject({
      market: "Near County",
      medianErrorPercent: 12.1,
    });

    const inMadison = await createUser();
    await createProperty(inMadison, {
      addressLine1: "1418 Juniper St",
      city: "Madison",
      state: "WI",
      zipCode: "53704",
      propertyBasics: BASICS,
    });
    expect(viewOf(await add(THREE, inMadison)).estimate?.market).toBeNull();
  });
});

describe("refuses", () => {
  it("invalid values, with an error for each field", async () => {
    const { status, body } = await add([
      { ...OWN_SALE, price: "much", soldOn: isoOf(today + 3), livingArea: 12 },
    ]);
    expect([status, body]).toEqual([
      400,
      {
        error: "Please fix the highlighted fields.",
        fields: {
          "sales.price": "Must be a number",
          "sales.soldOn": "Can't be in the future",
          "sales.livingArea": "Must be at least 100",
        },
      },
    ]);
  });

  it("more sales than the limit, and saves none of them", async () => {
    const many = Array.from({ length: MAX_OWN_SALES }, (_, index) => ({
      ...OWN_SALE,
      soldOn,
      price: 300_000 + index,
    }));
    await add(many);
    expect((await add([{ ...OWN_SALE, soldOn }])).status).toBe(409);
    expect((await read()).sales).toHaveLength(MAX_OWN_SALES);
    expect((await add([...many, OWN_SALE])).status).toBe(400);
  });

  it("a change that duplicates another sale", async () => {
    const [first, second] = viewOf(await add(THREE)).sales;
    const { status } = await one("PUT", first?.id ?? 0, {
      ...OWN_SALE,
      soldOn,
      price: second?.price,
    });
    expect(status).toBe(409);
  });

  it("another account's sale, as if it didn't exist", async () => {
    const stranger = await createUser();
    await createProperty(stranger);
    const id = viewOf(await add(THREE)).sales[0]?.id ?? 0;
    const before = await read();
    const answers = [
      await one("PUT", id, { ...OWN_SALE, soldOn }, stranger),
      await one("DELETE", id, undefined, stranger),
      await leave("PUT", id, stranger),
      await leave("DELETE", id, stranger),
      await one("DELETE", 999_999_999),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await read()).toEqual(before);
    expect((await read(stranger)).sales).toEqual([]);
  });

  it("requests without a property or a login", async () => {
    const newUser = await createUser();
    expect((await call(route, "GET", { as: newUser })).status).toBe(404);
    expect((await add(THREE, newUser)).status).toBe(404);
    expect((await call(route, "GET")).status).toBe(401);
  });
});
