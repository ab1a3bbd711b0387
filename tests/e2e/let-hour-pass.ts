import { sql } from "drizzle-orm";
import { withDatabase } from "#scripts/db/script-database.ts";

// Runs in its own process on the running product's database (later.ts).
const [, , slug = ""] = process.argv;
await withDatabase(async ({ db }) => {
  await db.execute(sql`
    update asking_prices p set set_at = p.set_at - interval '1 hour'
    from listing_slugs s join listings l on l.id = s.listing_id
    where s.slug = ${slug} and p.property_id = l.property_id`);
  await db.execute(sql`
    update jobs.job j set start_after = now()
    from listing_slugs s
    where s.slug = ${slug} and j.name = 'follower_news'
      and j.data->>'listingId' = s.listing_id::text`);
});
