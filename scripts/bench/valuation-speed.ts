import type { Database } from "#db/client.ts";
import { salesSource } from "#db/queries/sales.ts";
import { sessionRead } from "#db/session-read.ts";
import { dayOf } from "#lib/days.ts";
import { formatNumber } from "#lib/format.ts";
import type { Sale } from "#lib/valuation/data/home.ts";
import { valuationReads, valuationValues, valueHome } from "#services/valuation.ts";
import { ensureScratchSecret, withScratchDatabase } from "../db/scratch-database.ts";
import { runScript, StartError } from "../start-error.ts";
import { FIRST_ZIP, fillSales, fitAll, SALES_PER_ZIP } from "./made-up-sales.ts";
import { addSellers } from "./made-up-sellers.ts";
import { quantile } from "./sales-sample.ts";

const USAGE = "Usage: npm run bench -- valuation-speed [SALES]";

const USUAL_SALES = 10_000_000;
const HOMES = 1000;
const WARM_UP = 200;
const TODAY = dayOf(new Date().toISOString());
const ZIP_WITHOUT_SALES = "79999";

// Memory settings of a server with ten million sales.
const SERVER_SETTINGS = {
  shared_buffers: "1GB",
  maintenance_work_mem: "512MB",
  full_page_writes: "off",
  max_wal_size: "8GB",
};

const STREET_WITHOUT_SALES = "12 Elsewhere Road";
const ADDRESSES: Readonly<
  Record<string, (sold: Sale) => { addressLine1: string; zipCode: string }>
> = {
  "a recorded sale's": ({ houseNumber, street, zipCode }) => ({
    addressLine1: `${houseNumber} ${street}`,
    zipCode: zipCode ?? "",
  }),
  "on a street with sales": ({ houseNumber, street, zipCode }) => ({
    addressLine1: `${Number(houseNumber) + 1} ${street}`,
    zipCode: zipCode ?? "",
  }),
  "in a zip code with sales": ({ zipCode }) => ({
    addressLine1: STREET_WITHOUT_SALES,
    zipCode: zipCode ?? "",
  }),
  "in a city with sales": () => ({
    addressLine1: STREET_WITHOUT_SALES,
    zipCode: ZIP_WITHOUT_SALES,
  }),
};

// A sold home of each of some zip codes, in random order.
async function chooseHomes(db: Database, zips: number): Promise<Sale[]> {
  const source = salesSource(db);
  const homes: Sale[] = [];
  while (homes.length < WARM_UP + HOMES) {
    const zip = String(FIRST_ZIP + Math.floor(Math.random() * zips));
    const [sold] = await source.inZip(zip, 0, TODAY);
    if (sold) homes.push(sold);
  }
  return homes;
}

// As GET /api/valuation: the session's check, one statement and the estimate.
async function measure(db: Database, homes: readonly Sale[], address: keyof typeof ADDRESSES) {
  const read = sessionRead(valuationReads);
  const times: number[] = [];
  for (const [index, session] of (await addSellers(db, homes, ADDRESSES[address]!)).entries()) {
    const started = performance.now();
    const found = await read(session, valuationValues());
    const valuation = found && (await valueHome(found.user.accountId, found.answers));
    const ms = performance.now() - started;
    if (!valuation?.estimate) throw new StartError("A home wasn't valued.");
    if (index >= WARM_UP) times.push(ms);
  }
  const show = (share: number) => `${quantile(times, share).toFixed(1)} ms`;
  return { address, homes: times.length, median: show(0.5), "95th percentile": show(0.95) };
}

await runScript(async () => {
  const count = Number(process.argv[2] ?? USUAL_SALES);
  if (!Number.isSafeInteger(count) || count < SALES_PER_ZIP) throw new StartError(USAGE);
  const zips = Math.ceil(count / SALES_PER_ZIP);
  await withScratchDatabase(SERVER_SETTINGS, async ({ client, db, url }) => {
    ensureScratchSecret();
    process.env.DATABASE_URL = url;
    await fillSales(client, count, zips);
    console.log(`Loaded ${formatNumber(count)} made-up sales in ${formatNumber(zips)} zip codes.`);
    await fitAll(client, db);
    const homes = await chooseHomes(db, zips);
    const rows = [];
    for (const address of Object.keys(ADDRESSES)) rows.push(await measure(db, homes, address));
    console.table(rows);
  });
});
