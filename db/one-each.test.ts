import { drizzle } from "drizzle-orm/postgres-js";
import type { Sql } from "postgres";
import { expect, it } from "vitest";
import { connect } from "./client.ts";
import { withOneRowEach } from "./one-each.ts";

const CONNECTIONS = 2;

/** Returns a client that records the most statements and transactions in progress at a time. */
function counted(client: Sql) {
  const seen = { now: 0, most: 0, all: 0 };
  const begin = () => {
    seen.all += 1;
    seen.most = Math.max(seen.most, (seen.now += 1));
  };
  const end = () => void (seen.now -= 1);
  const counting = new Proxy(client, {
    get(target, key, receiver) {
      if (key === "unsafe") {
        return (...call: Parameters<Sql["unsafe"]>) => {
          begin();
          const statement = target.unsafe(...call);
          statement.then(end, end);
          return statement;
        };
      }
      if (key === "begin") {
        return (run: (tx: unknown) => unknown) => {
          begin();
          return target.begin(run as never).finally(end);
        };
      }
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  return { counting, seen };
}

it("sends each statement once, with at most one per connection at a time", async () => {
  const { client } = connect(process.env.DATABASE_URL ?? "", { max: CONNECTIONS });
  try {
    const { counting, seen } = counted(client);
    const db = drizzle(withOneRowEach(counting, CONNECTIONS));
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => db.execute("select 1 as one")),
      ...Array.from({ length: 20 }, () =>
        db.transaction((tx) => tx.execute("select pg_sleep(0.001), 1 as one")),
      ),
    ]);
    for (const [row] of answers) expect(row?.one).toBe(1);
    expect(seen).toEqual({ now: 0, most: CONNECTIONS, all: 40 });
    await expect(db.execute("select 1 / 0")).rejects.toThrow();
    expect(await db.execute("select 1 as one")).toEqual([{ one: 1 }]);
  } finally {
    await client.end();
  }
});
