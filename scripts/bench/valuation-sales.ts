import { drizzle } from "drizzle-orm/postgres-js";
import type { Sql } from "postgres";
import * as schema from "#db/schema/index.ts";
import { MIN_SALES } from "#lib/valuation/model/fit.ts";
import { StartError } from "../start-error.ts";

// About as many as a zip code of a city has.
const SALES_PER_AREA = 400;

/**
 * Prints how many of the imported sales can be compared.
 * @throws StartError if there are too few to fit a model
 */
export async function requireComparable(client: Sql, imported: number): Promise<void> {
  const comparable = await drizzle(client, { schema }).$count(schema.sales, schema.IS_COMPARABLE);
  if (comparable < MIN_SALES) {
    throw new StartError(
      `Only ${comparable} of these sales can be compared. A valuation needs at least ${MIN_SALES} sales with a living area. If a column has the living area, name it with --map livingArea=COLUMN.`,
    );
  }
  if (comparable < imported) {
    console.log(
      `${imported - comparable} sales can't be compared because they're land or have no living area.`,
    );
  }
}

/**
 * Fills in zips if no sale has a zip or district but all have coordinates. Splits the map in halves until
 * each area has at most `most` sales, and uses each area as a zip.
 */
export async function standInForZips(client: Sql, most = SALES_PER_AREA): Promise<void> {
  const [{ zips, located } = { zips: 0, located: 0 }] = await client<
    { zips: number; located: number }[]
  >`select count(coalesce(zip_code, district))::int as zips, count(latitude)::int as located from sales`;
  if (zips > 0 || located === 0) return;
  const places = await client<{ id: string; latitude: number; longitude: number }[]>`
    select id, latitude, longitude from sales where latitude is not null order by id`;
  const areas = halve([...places], most);
  for (const [index, area] of areas.entries()) {
    await client`update sales set zip_code = ${`area ${index + 1}`}
      where id = any(${area.map(({ id }) => id)}::bigint[])`;
  }
  await client`vacuum analyze sales`;
  console.log(
    `The file has no zip codes, so ${areas.length} map areas with up to ${most} sales each are used instead.`,
  );
}

interface Point {
  latitude: number;
  longitude: number;
}

// Splits at the median, along the axis with the larger spread.
function halve<P extends Point>(places: P[], most: number): P[][] {
  if (places.length <= most) return [places];
  const spread = (read: (place: P) => number) => {
    const values = places.map(read).sort((a, b) => a - b);
    return values[Math.floor(0.9 * values.length)]! - values[Math.floor(0.1 * values.length)]!;
  };
  const shrink = Math.cos((places[0]!.latitude * Math.PI) / 180);
  const isTall = spread(({ latitude }) => latitude) > shrink * spread(({ longitude }) => longitude);
  const along = isTall ? "latitude" : "longitude";
  places.sort((a, b) => a[along] - b[along]);
  const middle = Math.floor(places.length / 2);
  return [...halve(places.slice(0, middle), most), ...halve(places.slice(middle), most)];
}
