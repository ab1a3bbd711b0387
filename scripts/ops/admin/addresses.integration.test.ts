import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import * as valuationRoute from "#app/api/valuation/route.ts";
import { database } from "#db/client.ts";
import { addresses } from "#db/schema/index.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { refreshDemoSales } from "#services/demo-data.ts";
import { admin } from "#tests/admin.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser } from "#tests/factories.ts";
import { BASICS } from "#tests/property.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "import-addresses-"));
  await refreshDemoSales(new Date());
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await database().delete(addresses);
});

const HEADER = "LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE";
const OAK = "-89.44,43.04,12,Imported Way,,Madison,Dane,WI,53711";
const ELM = "-89.36,43.04,7,Elm St,,Madison,Dane,WI,53711";

async function importLines(lines: readonly string[], ...options: string[]) {
  const file = path.join(folder, "addresses");
  await writeFile(file, lines.join("\n"));
  const { code, out, err } = await admin("import", "addresses", file, ...options);
  return { code, lines: [...out, ...err] };
}

const stored = () => database().select().from(addresses).orderBy(addresses.houseNumber);

it("stores addresses once, updates moved ones, and reports what it skips", async () => {
  const lines = [HEADER, OAK, OAK.replace("-89.44", "-89.39"), ELM, "0,0,1,Elm St,,,,WI,53711"];
  expect(await importLines(lines)).toEqual({
    code: 0,
    lines: [
      "4 rows read",
      "Skipped: 1 with no coordinates (line 5).",
      "Added: 2. Changed: 0. Already there or repeated: 1.",
    ],
  });
  const rows = await stored();
  expect(rows).toMatchObject([{ houseNumber: "12", longitude: -89.44 }, { houseNumber: "7" }]);

  expect((await importLines(lines)).lines).toContain(
    "Added: 0. Changed: 0. Already there or repeated: 3.",
  );
  expect(await stored()).toEqual(rows);
  const moved = [HEADER, ELM.replace("-89.36", "-89.37")];
  expect((await importLines(moved, "--dry-run")).lines).toContain(
    "Would add: 0. Would change: 1. Already there or repeated: 0.",
  );
  expect(await stored()).toEqual(rows);
  await importLines(moved);
  expect((await stored())[1]).toMatchObject({ longitude: -89.37 });
});

it("imports nothing from a file that doesn't contain addresses", async () => {
  const nonsense = [HEADER, OAK, "a,b,c,d,e,f,g,h,i", "a,b,c,d,e,f,g,h,i"];
  expect(await importLines(nonsense)).toMatchObject({
    code: 1,
    lines: expect.arrayContaining([
      "Nothing was imported, because most rows can't be used: 2 with no coordinates (line 3).",
    ]),
  });
  const oneLine = [`{"type":"FeatureCollection","features":[${" ".repeat(70_000)}]}`];
  const long = await importLines(oneLine);
  expect([long.code, long.lines.at(-1)]).toEqual([
    1,
    expect.stringMatching(/one feature per line/),
  ]);
  expect(await stored()).toEqual([]);
});

it("values a home by distance once its address is imported", async () => {
  const user = await createUser();
  await createProperty(user, {
    ...{ addressLine1: "12 Imported Way", city: "Madison", state: "WI", zipCode: "53711" },
    propertyBasics: BASICS,
  });
  const value = async () =>
    ((await call(valuationRoute, "GET", { as: user })).body as ValuationView).source;
  expect(await value()).toMatchObject({ step: "zip", location: null });
  await importLines([HEADER, OAK]);
  expect(await value()).toMatchObject({
    step: "distance",
    location: { latitude: 43.04, longitude: -89.44, isApproximate: false },
  });
});

it("deletes the addresses of a state, or near a market's sales", async () => {
  const far = "-122.3,47.6,5,Pine St,,Seattle,,WA,98103";
  await importLines([HEADER, OAK, ELM, far]);
  expect(await admin("delete", "addresses", "--state", "WA")).toMatchObject({ code: 1 });
  expect(await admin("delete", "addresses", "--yes")).toMatchObject({ code: 2 });
  const byState = await admin("delete", "addresses", "--state", "Washington", "--yes");
  expect(byState.out).toEqual(["Deleted: 1 address."]);
  const { market } = (await database().query.sales.findFirst()) ?? { market: "" };
  const trial = await admin("delete", "addresses", "--market", market, "--dry-run");
  expect(trial.out).toEqual(["Would delete: 2 addresses."]);
  await admin("delete", "addresses", "--market", market, "--yes");
  expect(await stored()).toEqual([]);
});
