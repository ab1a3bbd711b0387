import NextAuth from "next-auth";
import postgres from "postgres";
import { expect, test } from "vitest";
import { env } from "#server/env.ts";

test("each test file has a migrated and seeded database of its own", async () => {
  const url = env().DATABASE_URL ?? "";
  const sql = postgres(url, { max: 1 });
  const [row] = await sql`
    select current_database() as name, (select count(*)::int from plans) as plans`;
  await sql.end();

  expect(row).toMatchObject({ name: expect.stringMatching(/^test_[0-9a-f]{16}$/), plans: 3 });
});

test("next-auth can be imported", () => {
  expect(NextAuth({ providers: [] }).handlers.GET).toBeTypeOf("function");
});
