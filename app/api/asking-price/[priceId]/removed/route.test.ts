import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as askingPrice from "#app/api/asking-price/route.ts";
import * as listingExport from "#app/api/listing/export/route.ts";
import * as page from "#app/homes/[slug]/route.ts";
import { database } from "#db/client.ts";
import { priceRemovals } from "#db/schema/index.ts";
import { askingPriceView } from "#lib/schemas/asking-price.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createPricedHome } from "#tests/listing/price-steps.ts";
import { type TestHome, visit } from "#tests/listing/public-home.ts";
import * as route from "./route.ts";

// How long an instance can rely on the last database answer.
const SECOND_MS = 1_000;

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

const change = (method: "PUT" | "DELETE", priceId: number | string, as: TestUser) =>
  call(route, method, { as, params: { priceId: String(priceId) } });

async function visibilitiesOf(as: TestUser) {
  const { body } = await call(askingPrice, "GET", { as });
  return askingPriceView.parse(body).history.map(({ price, visibility }) => [price, visibility]);
}

async function publicPrices({ slug }: TestHome): Promise<string[]> {
  vi.advanceTimersByTime(SECOND_MS);
  const html = await (await visit(page, `/homes/${slug}`, { params: { slug } })).text();
  const [, table = ""] = html.split("Asking price history");
  return [...table.split("</table>")[0]!.matchAll(/<td>(\$[\d,]+)<\/td>/g)].map(
    ([, price]) => price!,
  );
}

async function exported({ seller }: TestHome) {
  const { body } = await call(listingExport, "GET", { as: seller });
  const { OriginalListPrice, PreviousListPrice, ListPrice } = body as Record<string, unknown>;
  return [OriginalListPrice, PreviousListPrice, ListPrice];
}

const logOf = (priceId: number) =>
  database()
    .select({ isRemoved: priceRemovals.isRemoved, by: priceRemovals.changedBy })
    .from(priceRemovals)
    .where(eq(priceRemovals.askingPriceId, priceId))
    .orderBy(priceRemovals.id);

describe("a price", () => {
  it("is hidden from public history and exports when removed, shown when restored, and logged", async () => {
    const home = await createPricedHome([
      [30, 64_900],
      [90, 639_000],
    ]);
    const [, slip = 0] = home.priceIds;
    const before = ["$639,000", "$64,900", "$649,000"];
    expect(await publicPrices(home)).toEqual(before);

    const removed = await change("PUT", slip, home.seller);
    expect(removed.status).toBe(200);
    expect(await publicPrices(home)).toEqual(["$639,000", "$649,000"]);
    expect(await exported(home)).toEqual([649_000, 649_000, 639_000]);
    expect(await visibilitiesOf(home.seller)).toEqual([
      [639_000, "visible"],
      [64_900, "removed"],
      [649_000, "visible"],
    ]);

    const helper = await createUser({ parent: home.seller });
    expect((await change("DELETE", slip, helper)).status).toBe(200);
    expect(await publicPrices(home)).toEqual(before);
    expect(await exported(home)).toEqual([649_000, 64_900, 639_000]);
    expect(await logOf(slip)).toEqual([
      { isRemoved: true, by: home.seller.id },
      { isRemoved: false, by: helper.id },
    ]);
  });

  it("is removed once by several requests at the same time", async () => {
    const home = await createPricedHome([[30, 639_000]]);
    const [first = 0] = home.priceIds;
    await Promise.all([1, 2, 3].map(() => change("PUT", first, home.seller)));
    expect(await logOf(first)).toHaveLength(1);
  });

  it("is never public if corrected within 24 hours, but the owner sees it", async () => {
    const home = await createPricedHome([
      [1, 64_900],
      [2, 649_000],
      [90, 639_000],
    ]);
    expect(await publicPrices(home)).toEqual(["$639,000", "$649,000"]);
    expect(await exported(home)).toEqual([649_000, 649_000, 639_000]);
    expect(await visibilitiesOf(home.seller)).toEqual([
      [639_000, "visible"],
      [649_000, "visible"],
      [64_900, "corrected"],
      [649_000, "visible"],
    ]);
  });

  it("is never public if it was set while the listing was a draft", async () => {
    const home = await createPricedHome([
      [-50, 600_000],
      [90, 639_000],
    ]);
    expect(await publicPrices(home)).toEqual(["$639,000", "$649,000"]);
    expect((await visibilitiesOf(home.seller)).at(-1)).toEqual([600_000, "draft"]);
  });
});

describe("removing a price", () => {
  it("returns 409 for the current price", async () => {
    const home = await createPricedHome([[30, 639_000]]);
    const { status, body } = await change("PUT", home.priceIds[1] ?? 0, home.seller);
    expect([status, body]).toEqual([
      409,
      { error: "That's your current asking price. Change it before you hide it." },
    ]);
    expect((await visibilitiesOf(home.seller))[0]).toEqual([639_000, "visible"]);
  });

  it("returns 404 for another account's price", async () => {
    const home = await createPricedHome([[30, 639_000]]);
    const { seller: stranger } = await createPricedHome([]);
    const [first = 0] = home.priceIds;
    expect((await change("PUT", first, stranger)).status).toBe(404);
    await change("PUT", first, home.seller);
    expect((await change("DELETE", first, stranger)).status).toBe(404);
    expect((await visibilitiesOf(home.seller))[1]).toEqual([649_000, "removed"]);
    expect(await logOf(first)).toHaveLength(1);
  });

  it.each(["abc", "-1", "1.5", "9".repeat(16), "999999999"])(
    "returns 404 for the ID %j",
    async (id) => {
      const { seller } = await createPricedHome([]);
      for (const method of ["PUT", "DELETE"] as const) {
        expect((await change(method, id, seller)).status).toBe(404);
      }
    },
  );

  it("returns 404 without a property", async () => {
    const { status, body } = await change("PUT", 1, await createUser());
    expect([status, body]).toEqual([404, { error: "Add your property's address first." }]);
  });
});
