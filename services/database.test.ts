import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { afterEach, beforeEach, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import { env } from "#server/env.ts";
import { prepareDatabase } from "./database.ts";

const DATABASE = "released_before";
let url: string;
let migrations: string;

/** Runs statements on the server of the tests, outside of the database under test. */
async function onServer(statement: string) {
  const { client } = connect(env().DATABASE_URL ?? "", { max: 1 });
  await client.unsafe(statement);
  await client.end();
}

beforeEach(async () => {
  await onServer(`create database ${DATABASE}`);
  const address = new URL(env().DATABASE_URL ?? "");
  address.pathname = `/${DATABASE}`;
  url = address.href;
  migrations = await mkdtemp(path.join(tmpdir(), "porchlight-migrations-"));
});

afterEach(async () => {
  await onServer(`drop database ${DATABASE}`);
  await rm(migrations, { recursive: true });
});

/** Brings the database to an earlier release: the first `count` migrations. */
async function migrateTo(count: number) {
  await cp("drizzle", migrations, { recursive: true });
  const file = path.join(migrations, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: unknown[] };
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  const { client, db } = connect(url, { max: 1 });
  await migrate(db, { migrationsFolder: migrations });
  return client;
}

it("makes the texts of an earlier release the first versions of their descriptions", async () => {
  const client = await migrateTo(1);
  for (const [email, text, isAccepted] of [
    ["written@example.com", "Written.", false],
    ["accepted@example.com", "Accepted.", true],
    ["begun@example.com", null, false],
  ] as const) {
    const id = crypto.randomUUID();
    await client`insert into users (id, email, account_id) values (${id}, ${email}, ${id})`;
    await client`insert into properties (user_id, property_type, address_line1, city, state,
      zip_code, generated_description, description_accepted) values (${id}, 'single_family',
      '412 Alder Street', 'Seattle', 'WA', '98103', ${text}, ${isAccepted})`;
  }
  await prepareDatabase(url, { demo: false });
  const versions = await client`
    select description, origin, writer, author_id, accepted_at is not null as accepted
    from description_versions order by description`;
  await client.end();
  const fromBefore = { origin: "generated", writer: null, author_id: null };
  expect([...versions]).toEqual([
    { description: "Accepted.", ...fromBefore, accepted: true },
    { description: "Written.", ...fromBefore, accepted: false },
  ]);
});
