import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterAll, describe, expect, inject, it } from "vitest";
import { connect } from "#db/client.ts";
import { AppError } from "#lib/errors.ts";
import { prepareDatabase } from "#services/database.ts";
import { createPreview, dropPreview, listPreviews, previewDatabase } from "./preview-databases.ts";
import { NODE_FLAGS } from "../root.ts";

const SERVER = process.env.DATABASE_URL ?? "";
const BRANCH = "feature/Ask-a-price";

async function run(...args: string[]): Promise<string> {
  const script = path.resolve("scripts/db/preview.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, script, ...args], {
    env: {
      NODE_ENV: "test",
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: SERVER,
    },
  });
  return stdout.trim();
}

async function ask(url: string, statement: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

afterAll(async () => {
  for (const { name } of await listPreviews(SERVER)) await dropPreview(SERVER, name);
});

describe("the name of a preview's database", () => {
  it("is made from any branch name, and is unique", () => {
    const names = ["main", "Main", "a/b", "a-b", "a_b", "x'; drop table users; --", "é1"];
    const databases = names.map(previewDatabase);
    expect(new Set(databases).size).toBe(names.length);
    for (const database of databases) expect(database).toMatch(/^porchlight_preview_[a-z0-9_]+$/);
    expect(databases[0]).toBe("porchlight_preview_main");
  });

  it("is short enough that PostgreSQL doesn't truncate it", () => {
    const long = ["a".repeat(300), `${"a".repeat(299)}b`].map(previewDatabase);
    expect(new Set(long).size).toBe(2);
    for (const database of long) expect(database.length).toBeLessThanOrEqual(63);
  });

  it.each(["", "///", "…"])("can't be made from %j", (name) => {
    expect(() => previewDatabase(name)).toThrow("Use letters or digits");
  });
});

it("is created once by two concurrent calls, migrated, and dropped while someone is connected", async () => {
  const [url = "", same] = await Promise.all([
    createPreview(SERVER, BRANCH),
    createPreview(SERVER, BRANCH),
  ]);
  expect(same).toBe(url);
  const plans = "select count(*)::int as count from plans";
  const [{ count } = { count: 0 }] = await ask(url, plans);
  expect(count).toBeGreaterThan(0);
  await createPreview(SERVER, BRANCH);
  expect(await ask(url, plans)).toEqual([{ count }]);
  expect(await listPreviews(SERVER)).toEqual([{ database: previewDatabase(BRANCH), name: BRANCH }]);

  const reader = postgres(url, { max: 1, onnotice: () => undefined });
  await reader`select 1`;
  expect(await dropPreview(SERVER, BRANCH)).toBe(true);
  expect(await dropPreview(SERVER, BRANCH)).toBe(false);
  await reader.end();
});

it("is completed after a killed command, and other databases aren't touched", async () => {
  const database = previewDatabase("half");
  await ask(SERVER, `create database ${database}`);
  await expect(dropPreview(SERVER, "half")).rejects.toThrow("isn't a preview database");
  const url = await createPreview(SERVER, "half");
  await ask(SERVER, `comment on database ${database} is null`);
  await expect(createPreview(SERVER, "half")).rejects.toThrow("isn't a preview database");
  await ask(
    url,
    "drop schema public cascade; drop schema jobs cascade; drop schema drizzle cascade",
  );
  await ask(SERVER, `drop database ${database}`);
});

it("can be dropped once another user disconnects, or created again", async () => {
  await createPreview(SERVER, "held");
  const url = new URL(inject("superuserUrl"));
  url.pathname = `/${previewDatabase("held")}`;
  const holder = postgres(url.href, { max: 1 });
  await holder`select 1`;
  await expect(dropPreview(SERVER, "held")).rejects.toThrow("Try again after they disconnect");
  await holder.end();
  const again = await createPreview(SERVER, "held");
  expect(await ask(again, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(await dropPreview(SERVER, "held")).toBe(true);
});

describe("a preview's application", () => {
  it("works only with its own database", async () => {
    const url = await createPreview(SERVER, "guard");
    const options = { statementMs: 5_000, isPreview: true };
    const own = connect(url, options);
    const production = connect(SERVER, options);
    try {
      expect(await own.db.execute("select 1 as one")).toEqual([{ one: 1 }]);
      await expect(production.db.execute("select 1")).rejects.toSatisfy(isRefusal);
      await expect(production.db.transaction(async () => undefined)).rejects.toSatisfy(isRefusal);
      await expect(prepareDatabase(SERVER, { demo: false, isPreview: true })).rejects.toSatisfy(
        isRefusal,
      );
    } finally {
      await Promise.all([own.client.end(), production.client.end()]);
    }
  });
});

function isRefusal(error: unknown): boolean {
  const cause = error instanceof AppError ? error : (error as Error).cause;
  return cause instanceof AppError && cause.message.includes("isn't a preview database");
}

describe("the command", () => {
  it("prints the password only on request", async () => {
    const { password } = new URL(SERVER);
    expect(password).not.toBe("");
    const said = await run("create", "command");
    expect(said).toContain("porchlight_preview_command");
    expect(said).not.toContain(password);
    const url = await run("create", "command", "--url");
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(await run("list")).toContain("command\tpostgres");
    expect(await run("drop", "command")).toBe("The database was dropped.");
    expect(await run("drop", "command")).toBe("No preview has that name.");
  });

  it.each([[[]], [["create"]], [["drop", "a", "b"]], [["list", "a"]], [["drop", "a", "--url"]]])(
    "does nothing for %j",
    async (args) => {
      await expect(run(...args)).rejects.toMatchObject({
        stderr: expect.stringContaining("Usage"),
      });
    },
  );
});
