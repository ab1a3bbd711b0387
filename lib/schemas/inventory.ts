import { z } from "zod";
import {
  INVENTORY_FATES,
  INVENTORY_KINDS,
  INVENTORY_ROOM_KEYS,
  MAX_INVENTORY_ITEMS,
  MAX_INVENTORY_NAME,
  MAX_INVENTORY_NOTE,
} from "#lib/fields/inventory.ts";
import { priceInput, readDollars } from "./price.ts";
import { requiredText, text } from "./text.ts";

const version = z.int("Must be a version number").min(0, "Must be a version number");

const item = z
  .object(
    {
      id: z.uuid("Must be an id"),
      room: z.enum(INVENTORY_ROOM_KEYS, "Choose a room"),
      name: requiredText("Enter a name", MAX_INVENTORY_NAME),
      kind: z.enum(INVENTORY_KINDS, "Choose a type"),
      fate: z.enum(INVENTORY_FATES, "Choose included, excluded, or for sale"),
      // In whole dollars; null where none is asked yet.
      price: z.preprocess((value) => readDollars(value) ?? null, priceInput.nullable()),
      note: text(MAX_INVENTORY_NOTE),
      // The choice of Specific Features that it was made of.
      feature: text(MAX_INVENTORY_NAME).nullable().default(null),
    },
    "Must be an item",
  )
  // What isn't for sale has no price.
  .transform((given) => (given.fate === "for_sale" ? given : { ...given, price: null }));
export type InventoryItem = z.output<typeof item>;

/** The whole list as it is to be. `version` is that of the list which the person saw. */
export const inventoryInput = z.object({
  version,
  isShown: z.boolean("Must be true or false"),
  items: z
    .array(item, "Must be a list")
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
  /** How many things Specific Features would add now. */
  fromFeatures: z.number().int(),
  /** What fair housing law speaks against: it is not shown to buyers. */
  findings: z.array(z.object({ id: z.uuid(), quote: z.string(), reason: z.string() })),
  /** The plan has the section of the listing and the document to sign. */
  hasTools: z.boolean(),
});
export type InventoryView = z.infer<typeof inventoryView>;
