import type { Basics } from "#lib/fields/basics.ts";
import { type Features, NO_FEATURES } from "#lib/fields/features.ts";
import type { InventoryItem } from "#lib/schemas/inventory.ts";
import { BASICS, makeProperty } from "#tests/property.ts";
import {
  type Compared,
  findContradictions,
  type PaperText,
  type ListingText,
} from "#lib/listing/contradictions.ts";

/** A description with this text. */
export const described = (text: string): ListingText => ({
  text,
  label: "Description",
  href: "/description",
});

export const item = (change: Partial<InventoryItem>): InventoryItem => ({
  ...{ id: "7a6f2f0e-8a3b-4d58-9c55-2f2f7f0b1c02", room: "kitchen", kind: "thing", fate: "goes" },
  ...{ name: "Refrigerator", price: null, note: "", feature: null },
  ...change,
});

export const paper = (change: Partial<PaperText>): PaperText => ({
  ...{ name: "Seller disclosure", note: "", pageText: "" },
  ...change,
});

/** What differs from a consistent home. */
export interface Change extends Partial<Omit<Compared, "property" | "listingTexts">> {
  basics?: Partial<Basics>;
  features?: Partial<Features>;
  propertyType?: "single_family" | "condominium" | "land_lot";
  text?: string;
  keptNotes?: string[];
}

/** Returns each contradiction of a home as "one side | other side". */
export function find({ basics, features, text, propertyType, keptNotes = [], ...change }: Change) {
  return findContradictions({
    property: makeProperty({
      propertyType: propertyType ?? "single_family",
      propertyBasics: { ...BASICS, hoaFees: 240, basementSquareFootage: 0, ...basics },
      propertySpecifics: {
        ...NO_FEATURES,
        parking: { types: ["Garage - Attached"], totalSpaces: 2 },
        ...features,
      },
      keptNotes,
    }),
    ...{ price: 349_900, inventory: [], papers: [], notNeeded: [], openHouses: [] },
    timeZone: "America/Chicago",
    listingTexts: text === undefined ? [] : [described(text)],
    ...change,
  }).map(({ sides: [one, other] }) => `${one.says} | ${other.says}`);
}
