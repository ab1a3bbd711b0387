import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import { isoOf } from "#lib/days.ts";
import { RefusedRows } from "#lib/import/refused-rows.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { importSalesFile, planSalesImport } from "#services/imports/sales.ts";
import { inspectSalesFile } from "#services/imports/sales-file.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser } from "#tests/factories.ts";
import { BASICS } from "#tests/property.ts";
import * as route from "./route.ts";

const { client } = connect(process.env.DATABASE_URL ?? "");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "whole-addresses-"));
});
afterAll(async () => {
  await client.end();
  await rm(folder, { recursive: true });
});

const SOLD_ON = isoOf(Math.floor(Date.now() / 86_400_000) - 30);
const CITIES = {
  mililani: { city: "Mililani", state: "HI", zipCode: "96789" },
  kaaawa: { city: "Kaʻaʻawa", state: "HI", zipCode: "96730" },
  princeton: { city: "Princeton", state: "NJ", zipCode: "8540" },
};
type Place = keyof typeof CITIES;

let files = 0;
async function importSales(place: Place, addresses: readonly string[]) {
  const { city, state, zipCode } = CITIES[place];
  const rows = addresses.map((address) =>
    [SOLD_ON, 800_000, `"${address}"`, city, state, zipCode, 1500, "Single Family"].join(","),
  );
  const file = path.join(folder, `file-${files++}.csv`);
  await writeFile(file, ["sale date,price,address,city,state,zip,sqft,type", ...rows].join("\n"));
  const inspected = await inspectSalesFile(file);
  const plan = await planSalesImport({ map: [], set: [], source: place }, inspected);
  return importSalesFile(client, inspected, plan, { refused: new RefusedRows(0) });
}

async function valueOf(place: Place, addressLine1: string, changes = {}): Promise<ValuationView> {
  const user = await createUser();
  const address = { ...CITIES[place], addressLine1, ...changes };
  await createProperty(user, { ...address, propertyBasics: BASICS });
  const { status, body } = await call(route, "GET", { as: user });
  expect(status).toBe(200);
  return body as ValuationView;
}

describe("sales whose house numbers begin alike", () => {
  const numbers = Array.from({ length: 24 }, (_, index) => `95-${1001 + 6 * index}`);
  const others = ["208 1/2", "1207A", "1207B", "N54W16164"];
  const addresses = [
    ...[...numbers, ...others].map((number) => `${number} Kaapeha St`),
    "1300 Kaapeha St Apt 3",
    "1300 Kaapeha St Apt 4",
  ];

  // Day, price and size are the same and there is no id: only the addresses differ.
  it("are as many homes, and the same ones when the file is imported again", async () => {
    const count = addresses.length;
    expect(await importSales("mililani", addresses)).toMatchObject({ added: count, repeated: 0 });
    expect(await importSales("mililani", addresses)).toMatchObject({ added: 0, unchanged: count });
  });

  it.each<[string, object?]>([
    ["95-1300 Kaapeha St"],
    ["95 Kaapeha St"],
    ["208 Kaapeha St"],
    ["1207 Kaapeha St"],
    ["1207C Kaapeha St"],
    ["N54W16165 Kaapeha St"],
    ["1300 Kaapeha St"],
    ["1300 Kaapeha St", { addressLine2: "Apt 5" }],
  ])("are none of %s %j", async (line, changes = {}) => {
    expect(await valueOf("mililani", line, changes)).toMatchObject({ lastSalePrice: null });
  });

  it.each<[string, object?]>([
    ["95-1001 Kaapeha St"],
    ["95 – 1139 Kaʻapeha Street"],
    ["208½ Kaapeha St"],
    ["1207-b Kaapeha St"],
    ["n54 w16164 Kaapeha St"],
    ["1300 Kaapeha St #3"],
    ["1300 Kaapeha St", { addressLine2: "Unit 4" }],
    ["1300 Kaapeha St", { addressLine2: "4", propertyType: "condominium" }],
  ])("are the last ones of %s %j", async (line, changes = {}) => {
    const view = await valueOf("mililani", line, changes);
    expect(view).toMatchObject({ lastSalePrice: 800_000, lastSaleDate: SOLD_ON });
  });

  it("are shown by their whole addresses", async () => {
    const { comparables } = await valueOf("mililani", "95-1300 Kaapeha St");
    const shown = comparables?.map(({ address }) => address) ?? [];
    const whole = addresses.map((address) => address.replace(" Apt ", ", Unit "));
    expect(shown).not.toHaveLength(0);
    expect(whole).toEqual(expect.arrayContaining(shown));
  });
});

it("sales are found in a city whose name is spelled in another way", async () => {
  await importSales(
    "kaaawa",
    Array.from({ length: 20 }, (_, index) => `51-${400 + index} Kamehameha Hwy`),
  );
  const view = await valueOf("kaaawa", "1 Elsewhere Rd", { city: "Kaaawa", zipCode: "96700" });
  expect(view).toMatchObject({ source: { step: "city", salesCount: 20 } });
});

it("a zip gets back the zero that a spreadsheet took", async () => {
  await importSales("princeton", ["20110 NJ-27", "12 Co Rd 9"]);
  const zipCode = "08540";
  expect(await valueOf("princeton", "20110 State Rd 27", { zipCode })).toMatchObject({
    lastSalePrice: 800_000,
  });
  expect(await valueOf("princeton", "12 County Road 9", { zipCode })).toMatchObject({
    lastSalePrice: 800_000,
  });
});
