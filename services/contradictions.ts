import "server-only";
import { checklistOfAccount } from "#db/queries/checklist.ts";
import { inventoryOfAccount } from "#db/queries/inventories.ts";
import { listingOfAccount } from "#db/queries/listings.ts";
import { openHousesOfAccount } from "#db/queries/open-houses.ts";
import { paperTextsOfAccount } from "#db/queries/paper-texts.ts";
import { photosOfAccount } from "#db/queries/photos.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { templateEditsOfAccount } from "#db/queries/templates.ts";
import type { Answers } from "#db/session-read.ts";
import { ITEM_KEYS } from "#lib/disclosures/items.ts";
import { TEMPLATE_KINDS } from "#lib/fields/templates.ts";
import {
  type Contradiction,
  findContradictions,
  type ListingText,
} from "#lib/listing/contradictions.ts";
import { acceptedDescription } from "#lib/listing/shown-words.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { RecentMap } from "#server/recent-map.ts";

export const contradictionReads = {
  property: propertyOfAccount,
  listing: listingOfAccount,
  photos: photosOfAccount,
  inventory: inventoryOfAccount,
  openHouses: openHousesOfAccount,
  templateEdits: templateEditsOfAccount,
  papers: paperTextsOfAccount,
  documentChecklist: checklistOfAccount,
};
type Read = Answers<typeof contradictionReads>;

const MAX_LISTED = 50;
const MAX_KEPT = 200;
const MAX_KEPT_LETTERS = 4 * 1024 * 1024;
const known = new RecentMap<string, Contradiction[]>(MAX_KEPT, MAX_KEPT_LETTERS);

function descriptionOf(property: LatestPropertyView, { listing }: Read): ListingText {
  const accepted = acceptedDescription(property, listing?.lastAccepted ?? null);
  const text = accepted || (property.generatedDescription ?? "");
  return { label: "Description", href: "/description", text };
}

const captionsOf = ({ photos }: Read): ListingText[] =>
  photos
    .filter(({ deletedAt }) => !deletedAt)
    .map(({ caption }, index) => ({
      label: `Caption of photo ${index + 1}`,
      href: "/photography",
      text: caption,
    }));

const templatesOf = ({ templateEdits }: Read): ListingText[] =>
  TEMPLATE_KINDS.flatMap((kind) =>
    (["headline", "text"] as const).map((field) => ({
      label: TEMPLATES[kind].label,
      href: `/templates?template=${kind}`,
      text: (TEMPLATES[kind][field] && templateEdits.get(kind)?.edits[field]) || "",
    })),
  );

/** Returns what contradicts each other in an account's listing, up to `MAX_LISTED` pairs. */
export function viewContradictions(read: Read): { contradictions: Contradiction[] } {
  const { property, listing, inventory, papers, openHouses } = read;
  if (!property) return { contradictions: [] };
  const listingTexts = [descriptionOf(property, read), ...captionsOf(read), ...templatesOf(read)];
  const declined = new Set(
    read.documentChecklist.flatMap(({ itemKey, state }) =>
      state === "not_needed" ? [itemKey] : [],
    ),
  );
  const compared = {
    ...{ property, papers, openHouses },
    price: listing?.price ?? null,
    listingTexts: listingTexts.filter(({ text }) => text !== ""),
    inventory: inventory.items,
    notNeeded: ITEM_KEYS.filter((key) => declined.has(key)),
    timeZone: listing?.timeZone ?? timeZoneOfHome(null),
  };
  // The year decides which ages are right.
  const key = JSON.stringify([compared, new Date().getFullYear()]);
  const found = known.get(key) ?? findContradictions(compared).slice(0, MAX_LISTED);
  known.set(key, found, key.length);
  return { contradictions: found };
}
