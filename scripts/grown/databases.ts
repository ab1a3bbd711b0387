import { drizzle } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import type { Database } from "#db/client.ts";
import * as schema from "#db/schema/index.ts";
import { prepareDatabase } from "#services/database.ts";
import { refitMarket } from "#services/valuation-models.ts";
import { APPLICATION_ROLE } from "../application-role.ts";
import type { EmbeddedPostgres } from "../embedded-postgres.ts";
import { fill, spreadModels } from "./fill.ts";
import { withoutIndexes } from "./indexes.ts";
import type { Sizes } from "./rows.ts";

const FITTED_MARKET = "County 0";

const holder = globalThis as {
  porchlightDatabase?: Database;
  porchlightJobs?: WeakMap<Database, Promise<unknown>>;
};

/**
 * Lets `database()` of the product answer with a database of ours.
 * @param queues for its jobs, where some are open: each that is opened takes a connection
 */
export function answerWith(db: Database, queues?: Promise<unknown>): void {
  holder.porchlightDatabase = db;
  if (queues) holder.porchlightJobs?.set(db, queues);
}

const addressOf = (server: EmbeddedPostgres, name: string): string => {
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  return address.href;
};

/** The address of a database of those sizes, which is made and filled where it is absent. */
export async function prepareFilled(server: EmbeddedPostgres, sizes: Sizes): Promise<string> {
  const name = `rows_${sizes.users}_${sizes.sales}_${sizes.contractors}`;
  const superuser = postgres(server.superuserUrl, { max: 1, onnotice: () => undefined });
  const [present] = await superuser`select 1 from pg_database where datname = ${name}`;
  if (!present) {
    await superuser`drop database if exists filling`;
    await superuser`create database filling owner ${superuser(APPLICATION_ROLE)}`;
    await prepareDatabase(addressOf(server, "filling"), { demo: false });
    await fillOnce(addressOf(server, "filling"), sizes);
    await superuser`alter database filling rename to ${superuser(name)}`;
  }
  await superuser.end();
  await prepareDatabase(addressOf(server, name), { demo: false });
  return addressOf(server, name);
}

// On one connection, which has room to sort and does not wait for the disk.
async function fillOnce(url: string, sizes: Sizes): Promise<void> {
  const client = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connection: { synchronous_commit: "off", maintenance_work_mem: "1GB" },
  });
  await withoutIndexes(client, () => fill(client, sizes));
  await fitModels(client, sizes);
  await client`vacuum analyze`;
  await client.end();
}

async function fitModels(client: Sql, sizes: Sizes): Promise<void> {
  await client`analyze sales`;
  await refitMarket(FITTED_MARKET, drizzle(client, { schema }));
  await spreadModels(client, sizes, FITTED_MARKET);
}
