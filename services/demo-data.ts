import "server-only";
import { database, type Executor } from "#db/client.ts";
import { DEMO_MARKET, DEMO_SOURCE, demoSales } from "#db/demo/sales.ts";
import { analyzeSales, findNewestSaleDay, saveSales } from "#db/queries/sales.ts";
import { seedDemoContractors } from "#db/seed.ts";
import { dayOf } from "#lib/days.ts";
import { refitMarket } from "./valuation-models.ts";

// Maximum age of the newest demo sale.
const REFRESH_AFTER_DAYS = 30;

/**
 * Writes the demo sales and fits their market. Shifts their dates when the newest is more than a
 * month old, and adds the facts that an earlier version didn't store.
 * @returns whether it wrote anything
 */
export async function refreshDemoSales(today: Date, db: Executor = database()): Promise<boolean> {
  const newest = await findNewestSaleDay(DEMO_SOURCE, db);
  const age = newest === null ? Infinity : dayOf(today.toISOString()) - dayOf(newest);
  if (age >= 0 && age <= REFRESH_AFTER_DAYS) return false;
  await saveSales(demoSales(today), db);
  await analyzeSales(db);
  await refitMarket(DEMO_MARKET, db);
  return true;
}

export async function refreshDemoData(today: Date, db: Executor = database()): Promise<void> {
  await seedDemoContractors(db);
  await refreshDemoSales(today, db);
}
