import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connect } from "#db/client.ts";
import { env } from "#server/env.ts";
import { LIMITS } from "#tests/limits.ts";
import { prepareDatabase } from "./database.ts";

const DATABASE = "released_before";
let url: string;
let migrations: string;

/** Runs a statement on the test server, outside the database under test. */
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

/** Migrates the database to an earlier release: the first `count` migrations. */
async function migrateTo(count: number) {
  await cp("drizzle", migrations, { recursive: true });
  const file = path.join(migrations, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: unknown[] };
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  const { client, db } = connect(url, { max: 1 });
  await migrate(db, { migrationsFolder: migrations });
  return client;
}

it("says what to do if a required extension can't be created", async () => {
  await onServer(`revoke create on database ${DATABASE} from current_user`);
  const preparing = prepareDatabase(url, { demo: false });
  await expect(preparing).rejects.toThrow(/Run "create extension pg_trgm" in this database/);
});

it("names the extension that is missing", async () => {
  const { client } = connect(url, { max: 1 });
  await client`create extension pg_trgm`;
  await client.end();
  await onServer(`revoke create on database ${DATABASE} from current_user`);
  const preparing = prepareDatabase(url, { demo: false });
  await expect(preparing).rejects.toThrow(/Run "create extension btree_gist" in this database/);
});

it("migrates an earlier release's texts to first versions of descriptions", async () => {
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

it("migrates identity provider ids, and removes unverified links", async () => {
  const client = await migrateTo(2);
  const ids: Record<string, string> = {};
  /** Inserts a user with a session: an Admin, or a member that `parent` added. */
  async function insertUser(name: string, values: Record<string, string>, parent?: string) {
    const id = (ids[name] = crypto.randomUUID());
    const parentId = parent ? (ids[parent] ?? null) : null;
    await client`insert into users ${client({
      id,
      email: `${name}@example.com`,
      parent_user_id: parentId,
      account_id: parentId ?? id,
      ...values,
    })}`;
    await client`insert into sessions (user_id, expires_at) values (${id}, now() + interval '1 day')`;
  }
  const password = "a-hash";
  await insertUser("by-password", { password });
  await insertUser("by-google", { google_id: "g1", auth_provider: "google" });
  await insertUser("linked", { password, google_id: "g2", facebook_id: "f2", apple_id: "a2" });
  await insertUser("added", { password }, "linked");
  await insertUser("added-by-google", { password, google_id: "g3" }, "linked");
  await insertUser("elsewhere", { password }, "by-google");

  await prepareDatabase(url, { demo: false });
  const people = await client`
    select split_part(email, '@', 1) as name, password is not null as password,
      email_verified_at is not null as verified, auth_provider as "provider",
      exists (select from sessions where user_id = users.id) as "signedIn",
      array(select provider || ' ' || provider_account_id from accounts
        where user_id = users.id order by provider) as links
    from users order by name`;
  await client.end();
  const unproven = {
    password: true,
    verified: false,
    provider: "email",
    signedIn: true,
    links: [],
  };
  expect([...people]).toEqual([
    { name: "added", ...unproven, password: false, signedIn: false },
    { name: "added-by-google", ...unproven, verified: true, links: ["google g3"] },
    {
      name: "by-google",
      password: false,
      verified: true,
      provider: "google",
      signedIn: true,
      links: ["google g1"],
    },
    { name: "by-password", ...unproven },
    { name: "elsewhere", ...unproven },
    {
      name: "linked",
      password: false,
      verified: true,
      provider: "google",
      signedIn: false,
      links: ["apple a2", "facebook f2", "google g2"],
    },
  ]);
});

it("holds no connection while another instance migrates", async () => {
  const { client: other } = connect(url, { max: 1 });
  let preparing: Promise<void> | undefined;
  await other.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7100001)`;
    preparing = prepareDatabase(url, { demo: false });
    // It has requested the lock and released its connection.
    await vi.waitFor(async () => {
      await tx`select pg_stat_clear_snapshot()`;
      const sessions = await tx`
        select state from pg_stat_activity
        where datname = ${DATABASE} and pid <> pg_backend_pid() and query = 'commit'`;
      expect(sessions.map(({ state }) => state as string)).toContain("idle");
    }, LIMITS.condition);
  });
  await preparing;
  await other.end();
});
