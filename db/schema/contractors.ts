import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { type StateCode, STATES } from "#lib/us/states.ts";
import { timestamps } from "./columns.ts";

// A kind of local help: 1 cleaning, 2 contractors, 3 landscaping.
export const contractorTypes = pgTable("contractor_types", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  ...timestamps,
});

type Value = SQL | AnyPgColumn;

// Characters in which spellings may differ: accents, apostrophes and ʻokinas, spaces and punctuation, also
// typographic.
const IGNORED_CHARACTERS = String.raw`[\u0300-\u036f\u02b9-\u02bf\u2010-\u201f[:space:][:punct:]]+`;
// Saint, Fort and Mount at the start of a city become St, Ft and Mt.
const LONG_FORMS = String.raw`^(s)ain(t)|^(f)or(t)|^(m)oun(t)`;
// Territories that the stored keys don't translate; adding one takes a migration that rebuilds the column.
const NOT_TRANSLATED: ReadonlySet<StateCode> = new Set(["AS", "MP", "VI"]);
const CODES_BY_NAME = JSON.stringify(
  Object.fromEntries(
    STATES.filter(({ code }) => !NOT_TRANSLATED.has(code)).map(({ code, name }) => [
      name.replaceAll(" ", "").toLowerCase(),
      code.toLowerCase(),
    ]),
  ),
);

// Text without case, accents, spacing and punctuation; immutable, so that it can be indexed.
function folded(value: Value): SQL {
  return sql`lower(regexp_replace(normalize(${value}, nfkd), '${sql.raw(IGNORED_CHARACTERS)}', '', 'g'))`;
}

/**
 * Returns the key by which cities are compared: "Saint Louis" and "ST. LOUIS" are `stlouis`, "Kaʻaʻawa" and
 * "Kaaawa" `kaaawa`. For stored rows and queries.
 */
export function cityKeyOf(city: Value): SQL {
  const name = sql`regexp_replace(${folded(city)}, '${sql.raw(LONG_FORMS)}', '\\1\\2\\3\\4\\5\\6')`;
  // Entries of a B-tree have a maximum size.
  return sql`left(${name}, 100)`;
}

/**
 * Returns the key of a city and state in any spelling: "Saint Louis" in "missouri" and "ST. LOUIS" in "MO"
 * are `mo:stlouis`. For stored rows and queries.
 */
export function placeKeyOf(city: Value, state: Value): SQL {
  const code = sql`coalesce('${sql.raw(CODES_BY_NAME)}'::jsonb ->> ${folded(state)}, ${folded(state)})`;
  return sql`left(${code}, 60) || ':' || ${cityKeyOf(city)}`;
}

export const contractors = pgTable(
  "contractors",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    name: text("name").notNull(),
    addressLine1: text("address_line1").notNull(),
    addressLine2: text("address_line2"),
    city: text("city").notNull(),
    state: text("state").notNull(),
    phoneNumber: text("phone_number").notNull(),
    contractorTypeId: integer("contractor_type_id")
      .notNull()
      .references(() => contractorTypes.id, { onDelete: "restrict" }),
    isDemo: boolean("is_demo").notNull().default(false),
    placeKey: text("place_key")
      .notNull()
      .generatedAlwaysAs((): SQL => placeKeyOf(contractors.city, contractors.state)),
    // One business of a type at one address; imports match by it.
    businessKey: text("business_key")
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { contractorTypeId, name, addressLine1, addressLine2 } = contractors;
        const street = folded(sql`${addressLine1} || coalesce(${addressLine2}, '')`);
        return sql`md5(${contractorTypeId}::text || '|' || ${folded(name)} || '|' || ${street})`;
      }),
    ...timestamps,
  },
  (table) => [
    index("contractors_contractor_type_id_idx").on(table.contractorTypeId),
    // Covers what a screen shows, in its order: the first businesses of a type are read without sorting and
    // without the table, where each is on another page.
    index("contractors_shown_idx").on(
      table.placeKey,
      table.contractorTypeId,
      table.isDemo,
      table.name,
      table.id,
      table.addressLine1,
      table.addressLine2,
      table.city,
      table.state,
      table.phoneNumber,
    ),
    uniqueIndex("contractors_business_idx").on(table.placeKey, table.businessKey),
  ],
);
