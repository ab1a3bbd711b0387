import { eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import { askingPrices } from "#db/schema/index.ts";
import { createHome, type TestHome } from "./public-home.ts";

const HOUR_MS = 60 * 60 * 1000;
const PUBLISHED = new Date("2026-11-01T18:00:00.000Z");

/**
 * Creates a home that was published with the price of 649,000, and sets further prices.
 * @param steps hours since publishing, which can be negative, and the price
 */
export async function createPricedHome(
  steps: readonly (readonly [hours: number, price: number])[],
): Promise<TestHome & { priceIds: number[] }> {
  const home = await createHome({ publishedAt: PUBLISHED });
  const { propertyId } = home;
  const at = (hours: number) => new Date(PUBLISHED.getTime() + hours * HOUR_MS);
  // Ids are in the order of time.
  await database().delete(askingPrices).where(eq(askingPrices.propertyId, propertyId));
  const all = [...steps, [-1, 649_000] as const].toSorted(([a], [b]) => a - b);
  const rows = await database()
    .insert(askingPrices)
    .values(all.map(([hours, price]) => ({ propertyId, price, setAt: at(hours) })))
    .returning({ id: askingPrices.id });
  return { ...home, priceIds: rows.map(({ id }) => id) };
}
