import { boolean, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { TEMPLATE_KINDS } from "#lib/fields/templates.ts";
import type { TemplateEdits } from "#lib/schemas/templates.ts";
import { timestamps } from "./columns.ts";
import { properties } from "./properties.ts";

export const templateKind = pgEnum("template_kind", TEMPLATE_KINDS);

/** A seller's changes of a template; without a row, it follows the listing. */
export const templateEdits = pgTable(
  "template_edits",
  {
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    kind: templateKind("kind").notNull(),
    edits: jsonb("edits").$type<TemplateEdits>().notNull(),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.kind] })],
);

/** The seller's branding in all templates of a property. */
export const templateBrands = pgTable("template_brands", {
  propertyId: uuid("property_id")
    .primaryKey()
    .references(() => properties.id, { onDelete: "cascade" }),
  // As #rrggbb.
  accent: text("accent"),
  hidesPorchlight: boolean("hides_porchlight").notNull().default(false),
  // A PNG as Base64, at most 1200 by 600 pixels.
  logo: text("logo"),
  ...timestamps,
});
