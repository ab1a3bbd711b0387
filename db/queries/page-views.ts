import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { photoOpenings, photos, pageViewDays, visitors, visitorSalts } from "#db/schema/index.ts";
import { listings, properties } from "#db/schema/index.ts";
import type { TrafficSource } from "#lib/fields/listing.ts";

/** In the home's time zone. */
interface OfDay {
  listingId: string;
  day: string;
}
export interface ViewCount extends OfDay {
  source: TrafficSource;
  site: string;
  views: number;
}
/** A person who saw the page, as a hash made with the day's salt. */
export interface Visitor extends OfDay {
  source: TrafficSource;
  site: string;
  hash: string;
}
export interface PhotoOpening extends OfDay {
  photoId: string;
  opened: number;
}
export interface PageViewCounts {
  views: readonly ViewCount[];
  photos: readonly PhotoOpening[];
  /** Returns the visitors, given the days' salts. */
  visitors: (salts: ReadonlyMap<string, string>) => readonly Visitor[];
}

/** Sites counted separately per listing and day; page views from others count without a site. */
export const MAX_SITES = 40;

const newSalt = () => randomBytes(32).toString("base64url");

/**
 * Adds counted page views. A person counts once a day, at their first source. Skips deleted listings and
 * photos.
 * @param days of all counts
 */
export async function addPageViews(days: readonly string[], counts: PageViewCounts): Promise<void> {
  await database().transaction(async (tx) => {
    // Transactions that count for the same day are serialized across instances, in order, to avoid
    // deadlocks.
    const salts = await tx
      .insert(visitorSalts)
      .values([...days].sort().map((day) => ({ day, salt: newSalt() })))
      .onConflictDoUpdate({ target: visitorSalts.day, set: { salt: sql`${visitorSalts.salt}` } })
      .returning();
    const saltOf = new Map(salts.map(({ day, salt }) => [day, salt]));
    const { views, photos: opened } = counts;
    await tx.execute(statement(views, counts.visitors(saltOf), opened));
  });
}

// One-value subqueries make PostgreSQL check each row by index instead of reading whole tables. They lock
// the row like the foreign key would: a row being deleted is waited for and then missing.
const statement = (
  views: readonly ViewCount[],
  people: readonly Visitor[],
  opened: readonly PhotoOpening[],
) => sql`
  with viewed as (
    select v.* from json_to_recordset(${JSON.stringify(views)}::json)
      as v("listingId" uuid, day date, source traffic_source, site text, views int)
    where (select true from ${listings} where id = v."listingId" for key share)
  ), person as (
    select v.* from json_to_recordset(${JSON.stringify(people)}::json)
      as v("listingId" uuid, day date, source traffic_source, site text, hash text)
    where (select true from ${listings} where id = v."listingId" for key share)
  ), came as (
    insert into ${visitors} (listing_id, day, hash)
    select "listingId", day, hash from person
    on conflict do nothing returning listing_id, day, hash
  ), counted as (
    select "listingId", day, source, site, views, 0 as people from viewed
    union all
    select p."listingId", p.day, p.source, p.site, 0, 1
    from person p join came c on (c.listing_id, c.day, c.hash) = (p."listingId", p.day, p.hash)
  ), known as (
    select c."listingId" as listing_id, c.day, d.site
    from (select distinct "listingId", day from counted) c cross join lateral (
      select distinct site from ${pageViewDays}
      where listing_id = c."listingId" and day = c.day and site <> '') d
  ), numbered as (
    select c.*,
      exists (select from known k where (k.listing_id, k.day, k.site) = (c."listingId", c.day, c.site))
        as is_known,
      (select count(*) from known k where (k.listing_id, k.day) = (c."listingId", c.day))
        + dense_rank() over (partition by c."listingId", c.day order by c.site) as number
    from counted c where c.site <> ''
  ), limited as (
    select "listingId", day, source, views, people,
      case when is_known or number <= ${MAX_SITES} then site else '' end as site
    from numbered
    union all
    select "listingId", day, source, views, people, site from counted where site = ''
  ), photographed as (
    insert into ${photoOpenings} (listing_id, day, photo_id, opened)
    select o."listingId", o.day, o."photoId", o.opened
    from json_to_recordset(${JSON.stringify(opened)}::json)
      as o("listingId" uuid, day date, "photoId" uuid, opened int)
    where (select true from ${photos} p
      join ${properties} r on r.user_id = p.account_id join ${listings} l on l.property_id = r.id
      where p.id = o."photoId" and l.id = o."listingId" for key share of p, l)
    on conflict (listing_id, day, photo_id)
      do update set opened = ${photoOpenings}.opened + excluded.opened
  )
  insert into ${pageViewDays} (listing_id, day, source, site, views, people)
  select "listingId", day, source, site, sum(views), sum(people) from limited group by 1, 2, 3, 4
  on conflict (listing_id, day, source, site) do update
    set views = ${pageViewDays}.views + excluded.views, people = ${pageViewDays}.people + excluded.people`;
