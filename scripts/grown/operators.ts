import { importContractors } from "#db/queries/contractors-import.ts";
import { importSales } from "#db/queries/sales-import.ts";
import { deleteOutdated } from "#db/queries/sweep.ts";
import { RefusedRows } from "#lib/import/refused-rows.ts";
import type { ImportedSale } from "#lib/valuation/import/sale-row.ts";
import { LONGEST_WINDOW_SECONDS } from "#services/limits.ts";
import { refitMarket } from "#services/valuation-models.ts";
import { TIMERS, type Filled } from "./timing.ts";

const ROWS = 10_000;

const numbered = <Row>(make: (index: number) => Row) =>
  Array.from({ length: ROWS }, (_, index) => ({ line: index + 2, row: make(index) }));

async function* once<Batch>(batch: Batch) {
  yield batch;
}

function makeSale(index: number): ImportedSale {
  return {
    source: "County 0",
    sourceId: String(index),
    market: "County 0",
    soldOn: "2026-01-15",
    price: 400_000 + index,
    propertyType: "single_family",
    houseNumber: String(index),
    street: "Main Street",
    streetKey: "main",
    unit: null,
    city: "Town 0",
    state: "AL",
    zipCode: "10000",
    district: null,
    latitude: 30,
    longitude: -90,
    livingArea: 1800,
    lotSize: 6000,
    basementArea: 0,
    bedrooms: 3,
    bathrooms: 2,
    yearBuilt: 1960,
    yearRemodeled: null,
  };
}

function makeContractor(index: number) {
  return {
    name: `Business ${index}`,
    addressLine1: `${index} Side Street`,
    addressLine2: null,
    city: "Town 0",
    state: "AL",
    phoneNumber: "(206) 555-0142",
    contractorTypeId: 1 + (index % 3),
  };
}

/** Work beside the requests, each once and taken back. */
const OPERATORS: Record<string, (filled: Filled) => Promise<unknown>> = {
  [`import of ${ROWS} sales`]: ({ connection }) =>
    importSales(connection.client, once(numbered(makeSale)), {
      refused: new RefusedRows(0),
      dryRun: true,
    }),
  [`import of ${ROWS} businesses`]: ({ connection }) =>
    importContractors(connection.client, once(numbered(makeContractor)), {
      refused: new RefusedRows(0),
      dryRun: true,
    }),
  "fit of one market": ({ connection }) => refitMarket("County 0", connection.db),
  "sweep of all that is over": ({ connection, pick }) =>
    TIMERS.writes(
      () => deleteOutdated(new Date(), { attemptSeconds: LONGEST_WINDOW_SECONDS }),
      pick,
      connection,
    ),
};

/** Seconds that each takes. */
export async function timeOperators(filled: Filled): Promise<Record<string, number>> {
  const seconds: Record<string, number> = {};
  for (const [name, work] of Object.entries(OPERATORS)) {
    const started = performance.now();
    await work(filled);
    seconds[name] = (performance.now() - started) / 1000;
  }
  return seconds;
}
