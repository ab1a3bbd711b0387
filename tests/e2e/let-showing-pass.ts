import { sql } from "drizzle-orm";
import { withDatabase } from "#scripts/db/script-database.ts";

// A process of its own, on the database of the running product: see later.ts.
const [, , visitor = ""] = process.argv;
await withDatabase(async ({ db }) => {
  await db.execute(sql`
    update showings
    set starts_at = now() - interval '90 minutes', ends_at = now() - interval '60 minutes',
      held_until = now() - interval '60 minutes'
    where name = ${visitor}`);
});
