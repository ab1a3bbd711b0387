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
import { propertyType } from "./properties.ts";

/**
 * A recorded home sale. Price in whole US dollars, areas in square feet, coordinates in degrees.
 * `source` names the file or office that the row comes from and `sourceId` the row in it;
 * `market` names the group of sales that one model is fitted on (a county, say);
 * `isDemo` marks the fictional sales of the embedded default.
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
    // The whole number in the one spelling by which numbers are compared: "95-1001", "1207A".
    houseNumber: text("house_number"),
    street: text("street"),
    // In the one spelling by which units are compared: "3B" of "Apt 3-B".
    unit: text("unit"),
    // The street in the one spelling by which streets are compared.
    streetKey: text("street_key"),
    city: text("city"),
    cityKey: text("city_key").generatedAlwaysAs((): SQL => cityKeyOf(sales.city)),
    // Two capital letters where the state is known by name or code.
    state: text("state"),
    // The first five digits of a US zip code.
    zipCode: text("zip_code"),
    // District or neighborhood, of a sale without a zip.
    district: text("district"),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    // Finished living area, finished basement included.
    livingArea: doublePrecision("living_area"),
    lotSize: doublePrecision("lot_size"),
    basementArea: doublePrecision("basement_area"),
    bedrooms: integer("bedrooms"),
    // Bathrooms in quarters of a full bath: 1 full + 1 half = 1.5.
    bathrooms: doublePrecision("bathrooms"),
    yearBuilt: integer("year_built"),
    yearRemodeled: integer("year_remodeled"),
  },
  (table) => [
    uniqueIndex("sales_source_idx").on(table.source, table.sourceId),
    // Holds all that a valuation reads of a sale: those of a zip lie far apart in the table, each on a
    // page of its own.
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
      )
      .where(IS_COMPARABLE),
    index("sales_comparable_city_idx")
      .on(table.state, table.cityKey, table.soldOn)
      .where(IS_COMPARABLE),
    index("sales_comparable_state_idx").on(table.state, table.soldOn).where(IS_COMPARABLE),
    // Of sales without a zip only: where there is one, it is searched before.
    index("sales_street_idx")
      .on(table.state, table.cityKey, table.streetKey)
      .where(sql`${table.zipCode} is null`),
    index("sales_district_idx")
      .on(table.state, table.cityKey, table.district, table.soldOn)
      .where(sql`${table.zipCode} is null`),
    // House number first: led by the zip, it would tempt the planner away from the index on zip and date.
    index("sales_address_idx").on(table.houseNumber, table.zipCode),
    index("sales_market_idx").on(table.market, table.soldOn, table.id),
    check("sales_price_positive", sql`${table.price} > 0`),
  ],
);

/** Sales that a home can be compared with; written out, as the indexes of them alone have it. */
export const IS_COMPARABLE: SQL = sql`(${sales.livingArea} is not null and (${sales.propertyType} is null or ${sales.propertyType} <> 'land_lot'))`;
