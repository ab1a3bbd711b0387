import postgres from "postgres";
import { afterAll, beforeEach, expect, it } from "vitest";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import {
  ADD_SALTS,
  ADD_VISITS,
  DELETE_SALTS,
  READ_DAYS,
  READ_SITES,
} from "./earlier-statements.ts";

const client = postgres(process.env.DATABASE_URL ?? "", { max: 1 });
afterAll(() => client.end());

const DAY = "2026-11-22";

let home: TestHome;
beforeEach(async () => {
  await client`delete from visitor_salts`;
  home = await createHome();
});

interface Seen {
  hash: string;
  source: string;
  site: string;
}

const countVisits = (seen: Seen) => {
  const visit = { listingId: home.listingId, day: DAY, ...seen };
  const lists = [[{ ...visit, views: 2 }], [visit], []].map((rows) => client.json(rows));
  return client.unsafe(ADD_VISITS, lists);
};

it("counts the earlier version's visits as page views", async () => {
  await countVisits({ hash: "a", source: "mail", site: "" });
  await countVisits({ hash: "b", source: "mail", site: "" });
  await countVisits({ hash: "b", source: "search", site: "google.com" });
  const rows = await client`
    select source, site, views, people from page_view_days
    where listing_id = ${home.listingId} order by source`;
  expect(rows).toEqual([
    { source: "search", site: "google.com", views: 2, people: 0 },
    { source: "mail", site: "", views: 4, people: 2 },
  ]);
});

it("lets the earlier version read page views", async () => {
  await client`
    insert into page_view_days ${client([
      { listing_id: home.listingId, day: DAY, source: "direct", site: "", views: 3, people: 2 },
      {
        listing_id: home.listingId,
        day: DAY,
        source: "social",
        site: "x.com",
        views: 2,
        people: 1,
      },
    ])}`;
  const owner = [home.seller.accountId];
  expect(await client.unsafe(READ_DAYS, owner)).toMatchObject([
    { source: "direct", views: 3, people: 2 },
    { source: "social", views: 2, people: 1 },
  ]);
  expect(await client.unsafe(READ_SITES, owner)).toEqual([{ site: "x.com", people: 1 }]);
});

it("shares a day's salt with the earlier version, which can delete it", async () => {
  await client`insert into visitor_salts (day, salt) values (${DAY}, 'ours')`;
  const added = await client.unsafe<{ salt: string }[]>(ADD_SALTS, [
    DAY,
    "theirs",
    "2026-11-23",
    "new",
  ]);
  expect(added.map(({ salt }) => salt)).toEqual(["ours", "new"]);
  expect((await client.unsafe(DELETE_SALTS, ["2026-11-23", 1000])).count).toBe(1);
  const left = await client`select day::text, salt from visitor_salts`;
  expect(left).toEqual([{ day: "2026-11-23", salt: "new" }]);
});
