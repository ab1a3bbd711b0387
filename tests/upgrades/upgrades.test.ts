import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { MIGRATIONS } from "#db/migrate.ts";
import { createEmptyDatabase, withClient } from "#tests/backup/databases.ts";
import { describeSchema, tryUpgrade } from "./upgrade.ts";

const NAMES = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();
// `npm test` tests the first version and every sixth, including the one before the newest;
// `npm run test:upgrades` tests all.
const { UPGRADE_STEP = "1" } = process.env;
const VERSIONS = NAMES.map((name, at) => [name, at + 1] as const).filter(
  ([, count]) => count === 1 || (NAMES.length - 1 - count) % Number(UPGRADE_STEP) === 0,
);

it.each(VERSIONS)("upgrades a database from %s with all its data", async (_, count) => {
  const schema = await withClient(process.env.DATABASE_URL ?? "", describeSchema);
  const { faults } = await tryUpgrade(await createEmptyDatabase(), count, schema);
  expect(faults).toEqual([]);
});
