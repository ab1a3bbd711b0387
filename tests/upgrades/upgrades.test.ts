import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { MIGRATIONS } from "#db/migrate.ts";
import { createEmptyDatabase, withClient } from "#tests/backup/databases.ts";
import { describeSchema, tryUpgrade } from "./upgrade.ts";

const NAMES = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();

it.each(NAMES.map((name, at) => [name, at + 1] as const))(
  "a database as %s left it comes up with all that was in it",
  async (_, count) => {
    const schema = await withClient(process.env.DATABASE_URL ?? "", describeSchema);
    const { faults } = await tryUpgrade(await createEmptyDatabase(), count, schema);
    expect(faults).toEqual([]);
  },
);
