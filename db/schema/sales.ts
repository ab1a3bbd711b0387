import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { cityKeyOf } from "./contractors.ts";
import { garageKind, houseStyle, propertyType } from "./properties.ts";

/**
 * A recorded home sale. Price in whole US dollars, areas in square feet, coordinates in degrees. `source`
 * names the file or office that the row comes from, `sourceId` the row in it. `market` names the group of
 * sales that one model is fitted on, such as a county. `isDemo` marks the fictional sales of the embedded
 * database.
 */
export const sales = pgTable(
  "sales",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    source: text("source").notNull(),
    sourceId: text("source_id").notNull(),
    market: text("market").notNull(),
    isDemo: boolean("is_demo").notNull().default(false),
    soldOn: date("sold_on", { mode: "string" }).notNull(),
    price: integer("price").notNull(),
    propertyType: propertyType("property_type"),
    // Normalized for comparison: "95-1001", "1207A".
    houseNumber: text("house_number"),
    street: text("street"),
    // Normalized for comparison: "3B" for "Apt 3-B".
    unit: text("unit"),
    // The street, normalized for comparison.
    streetKey: text("street_key"),
    city: text("city"),
    cityKey: text("city_key").generatedAlwaysAs((): SQL => cityKeyOf(sales.city)),
    // Two capital letters if the state is a known name or code.
    state: text("state"),
    // The first five digits of a US zip code.
    zipCode: text("zip_code"),
    // District or neighborhood, for a sale without a zip.
    district: text("district"),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    // Finished living area, including a finished basement.
    livingArea: doublePrecision("living_area"),
    lotSize: doublePrecision("lot_size"),
    basementArea: doublePrecision("basement_area"),
    bedrooms: integer("bedrooms"),
    // Full baths in steps of a quarter: 1 full + 1 half = 1.5.
    bathrooms: doublePrecision("bathrooms"),
    yearBuilt: integer("year_built"),
    yearRemodeled: integer("year_remodeled"),
    // How the home was listed before the sale.
    listedOn: date("listed_on", { mode: "string" }),
    // From listing to contract, as the listing service counts it.
    daysOnMarket: integer("days_on_market"),
    // The last price before the sale, and the first one.
    listPrice: integer("list_price"),
    originalListPrice: integer("original_list_price"),
    // Steps from 1 (worst) to 5 (best); assessors' scales may go beyond them.
    condition: doublePrecision("condition"),
    quality: doublePrecision("quality"),
    garage: garageKind("garage"),
    style: houseStyle("style"),
  },
  (table) => [
    uniqueIndex("sales_source_idx").on(table.source, table.sourceId),
    // Covers everything that a valuation reads, since the sales of a zip are spread over many pages of the
    // table.
    index("sales_comparable_zip_idx")
      .on(
        table.zipCode,
        table.soldOn,
        table.id,
        table.market,
        table.isDemo,
        table.price,
        table.propertyType,
        table.houseNumber,
        table.street,
        table.unit,
        table.city,
        table.state,
        table.district,
        table.latitude,
        table.longitude,
        table.livingArea,
        table.lotSize,
        table.basementArea,
        table.bedrooms,
        table.bathrooms,
        table.yearBuilt,
        table.yearRemodeled,
        table.condition,
        table.quality,
        table.garage,
        table.style,
      )
      .where(IS_COMPARABLE),
    index("sales_comparable_city_idx")
      .on(table.state, table.cityKey, table.soldOn)
      .where(IS_COMPARABLE),
    index("sales_comparable_state_idx").on(table.state, table.soldOn).where(IS_COMPARABLE),
    // Only for sales without a zip, since a zip is searched first.
    index("sales_street_idx")
      .on(table.state, table.cityKey, table.streetKey)
      .where(sql`${table.zipCode} is null`),
    index("sales_district_idx")
      .on(table.state, table.cityKey, table.district, table.soldOn)
      .where(sql`${table.zipCode} is null`),
    index("sales_listed_zip_idx").on(table.zipCode, table.soldOn).where(HAS_LIST_DAYS),
    index("sales_listed_city_idx")
      .on(table.state, table.cityKey, table.soldOn)
      .where(HAS_LIST_DAYS),
    index("sales_listed_place_idx")
      .on(table.latitude, table.longitude, table.soldOn)
      .where(HAS_LIST_DAYS),
    // House number first: with the zip first, the planner would use it instead of the index on zip and
    // date.
    index("sales_address_idx").on(table.houseNumber, table.zipCode),
    index("sales_market_idx").on(table.market, table.soldOn, table.id),
    check("sales_price_positive", sql`${table.price} > 0`),
  ],
);

/**
 * Returns the SQL condition for comparable sales, written exactly like that of the partial indexes.
 * @param table the name of the table of sales in the query
 */
export const whereComparable = (table: string): string =>
  `("${table}"."living_area" is not null and ("${table}"."property_type" is null or "${table}"."property_type" <> 'land_lot'))`;

export const IS_COMPARABLE: SQL = sql.raw(whereComparable("sales"));

/** The SQL condition for sales with the days they were listed, as in the partial index. */
export const HAS_LIST_DAYS: SQL = sql.raw(
  `("sales"."days_on_market" is not null or "sales"."listed_on" is not null)`,
);
