import { sql } from "drizzle-orm";
import { withDatabase } from "#scripts/db/script-database.ts";

// Runs in its own process on the running product's database (later.ts).
const [, , email = ""] = process.argv;
await withDatabase(async ({ db }) => {
  await db.execute(sql`
    update account_deletions set deletes_at = now() - interval '1 minute'
    where account_id = (select id from users where email = ${email})`);
  await db.execute(sql`update sweeps set started_at = started_at - interval '2 hours'`);
});
