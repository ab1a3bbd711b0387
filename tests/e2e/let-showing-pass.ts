import { sql } from "drizzle-orm";
import { withDatabase } from "#scripts/db/script-database.ts";

// Runs in its own process on the running product's database (later.ts).
const [, , visitor = ""] = process.argv;
await withDatabase(async ({ db }) => {
  await db.execute(sql`
    update showings
    set starts_at = now() - interval '90 minutes', ends_at = now() - interval '60 minutes',
      held_until = now() - interval '60 minutes'
    where name = ${visitor}`);
});
