// What the version before migration 0035 sends, as Drizzle writes it.

export const ADD_SALTS = `
  insert into "visit_salts" ("day", "salt") values ($1, $2), ($3, $4)
  on conflict ("day") do update set "salt" = "visit_salts"."salt" returning "day", "salt"`;

export const DELETE_SALTS = `
  delete from "visit_salts" where ctid = any(array(
    select ctid from "visit_salts" where "visit_salts"."day" < $1
    order by "visit_salts"."day" limit $2))`;

const OWN_LISTING = `
  select "listings"."id" from "listings"
  inner join "properties" on "properties"."id" = "listings"."property_id"
  where "properties"."user_id" = $1`;

export const READ_DAYS = `
  select "day", "source", sum("visit_days"."views")::int as "views",
    sum("visit_days"."people")::int as "people"
  from "visit_days" where "visit_days"."listing_id" = (${OWN_LISTING})
  group by "visit_days"."day", "visit_days"."source"`;

export const READ_SITES = `
  select "site", sum("visit_days"."people")::int as "people"
  from "visit_days" where ("visit_days"."listing_id" = (${OWN_LISTING}) and "visit_days"."site" <> '')
  group by "visit_days"."site" order by people desc, "visit_days"."site" limit 20`;

export const ADD_VISITS = `
  with viewed as (
    select v.* from json_to_recordset($1::json)
      as v("listingId" uuid, day date, source visit_source, site text, views int)
    where (select true from "listings" where id = v."listingId" for key share)
  ), person as (
    select v.* from json_to_recordset($2::json)
      as v("listingId" uuid, day date, source visit_source, site text, hash text)
    where (select true from "listings" where id = v."listingId" for key share)
  ), came as (
    insert into "visitors" (listing_id, day, hash)
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
      select distinct site from "visit_days"
      where listing_id = c."listingId" and day = c.day and site <> '') d
  ), numbered as (
    select c.*,
      exists (select from known k where (k.listing_id, k.day, k.site) = (c."listingId", c.day, c.site))
        as is_known,
      (select count(*) from known k where (k.listing_id, k.day) = (c."listingId", c.day))
        + dense_rank() over (partition by c."listingId", c.day order by c.site) as number
    from counted c where c.site <> ''
  ), told as (
    select "listingId", day, source, views, people,
      case when is_known or number <= 40 then site else '' end as site
    from numbered
    union all
    select "listingId", day, source, views, people, site from counted where site = ''
  ), photographed as (
    insert into "photo_openings" (listing_id, day, photo_id, opened)
    select o."listingId", o.day, o."photoId", o.opened
    from json_to_recordset($3::json)
      as o("listingId" uuid, day date, "photoId" uuid, opened int)
    where (select true from "photos" p
      join "properties" r on r.user_id = p.account_id join "listings" l on l.property_id = r.id
      where p.id = o."photoId" and l.id = o."listingId" for key share of p, l)
    on conflict (listing_id, day, photo_id)
      do update set opened = "photo_openings".opened + excluded.opened
  )
  insert into "visit_days" (listing_id, day, source, site, views, people)
  select "listingId", day, source, site, sum(views), sum(people) from told group by 1, 2, 3, 4
  on conflict (listing_id, day, source, site) do update
    set views = "visit_days".views + excluded.views, people = "visit_days".people + excluded.people`;
