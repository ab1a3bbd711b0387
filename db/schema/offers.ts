import { date, index, integer, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { CONTINGENCIES, FINANCINGS } from "#lib/fields/offers.ts";
import { timestamps } from "./columns.ts";
import { properties } from "./properties.ts";

export const financing = pgEnum("financing", FINANCINGS);
export const contingency = pgEnum("contingency", CONTINGENCIES);

export const offers = pgTable(
  "offers",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    price: integer("price").notNull(),
    financing: financing("financing").notNull(),
    contingencies: contingency("contingencies").array().notNull(),
    concessions: integer("concessions").notNull(),
    closingOn: date("closing_on", { mode: "string" }),
    deadlineOn: date("deadline_on", { mode: "string" }),
    note: text("note").notNull(),
    ...timestamps,
  },
  (table) => [index("offers_property_idx").on(table.propertyId, table.createdAt)],
);
