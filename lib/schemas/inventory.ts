import { z } from "zod";
import {
  ENTER_ITEM_NAME,
  INVENTORY_FATES,
  INVENTORY_KINDS,
  INVENTORY_ROOM_KEYS,
  MAX_INVENTORY_ITEMS,
  MAX_INVENTORY_NAME,
  MAX_INVENTORY_NOTE,
} from "#lib/fields/inventory.ts";
import { priceInput, readDollars } from "./price.ts";
import { requiredText, text } from "./text.ts";
import { listOf, trueOrFalse } from "./values.ts";

const MUST_BE_VERSION = "Must be a version number";
const version = z.int(MUST_BE_VERSION).min(0, MUST_BE_VERSION);

const item = z
  .object(
    {
      id: z.uuid("Must be an id"),
      room: z.enum(INVENTORY_ROOM_KEYS, "Choose a room"),
      name: requiredText(ENTER_ITEM_NAME, MAX_INVENTORY_NAME),
      kind: z.enum(INVENTORY_KINDS, "Choose a type"),
      fate: z.enum(INVENTORY_FATES, "Choose included, excluded, or for sale"),
      // In whole dollars; null if no price is set.
      price: z.preprocess((value) => readDollars(value) ?? null, priceInput.nullable()),
      note: text(MAX_INVENTORY_NOTE),
      // The Specific Features option it was made from.
      feature: text(MAX_INVENTORY_NAME).nullable().default(null),
    },
    "Must be an item",
  )
  // Only items for sale have a price.
  .transform((given) => (given.fate === "for_sale" ? given : { ...given, price: null }));
export type InventoryItem = z.output<typeof item>;

/** The entire new list. `version` is the one that the person saw. */
export const inventoryInput = z.object({
  version,
  isShown: trueOrFalse,
  items: listOf(item)
    .max(MAX_INVENTORY_ITEMS, `A list can have up to ${MAX_INVENTORY_ITEMS} items`)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      message: "Each item can be on the list only once",
    }),
});
export type InventoryInput = z.output<typeof inventoryInput>;

export const inventoryBeginning = z.object({ version });

export const inventoryDocumentQuery = z.object({ as: z.enum(["pdf", "text"]).default("pdf") });

export const inventoryView = z.object({
  /** False: there is no home yet, and so no list. */
  hasHome: z.boolean(),
  version,
  isShown: z.boolean(),
  items: z.array(
    z.object({
      id: z.uuid(),
      room: z.enum(INVENTORY_ROOM_KEYS),
      name: z.string(),
      kind: z.enum(INVENTORY_KINDS),
      fate: z.enum(INVENTORY_FATES),
      price: z.number().int().nullable(),
      note: z.string(),
      feature: z.string().nullable(),
    }),
  ),
  /** How many items Specific Features would add now. */
  fromFeatures: z.number().int(),
  /** Fair housing violations; buyers don't see these items. */
  findings: z.array(z.object({ id: z.uuid(), quote: z.string(), reason: z.string() })),
  /** Whether the plan includes the listing section and the document to sign. */
  hasTools: z.boolean(),
});
export type InventoryView = z.infer<typeof inventoryView>;
