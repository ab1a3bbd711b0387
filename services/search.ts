import "server-only";
import { contactsOfAccount } from "#db/queries/contacts.ts";
import { contractorsNearOwner, everyContractorType } from "#db/queries/contractors.ts";
import { listingOfAccount } from "#db/queries/listings.ts";
import { offersOfAccount } from "#db/queries/offers.ts";
import { openHousesOfAccount } from "#db/queries/open-houses.ts";
import { ownSalesOfAccount } from "#db/queries/own-sales.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import {
  notificationTextsOfPerson,
  photoTextsOfAccount,
  searchValues,
  textsWithWords,
} from "#db/queries/search.ts";
import { membersOfAccount } from "#db/queries/users.ts";
import type { SearchView } from "#lib/schemas/search.ts";
import {
  contactItems,
  contractorItems,
  longTextItem,
  newsItems,
  offerItems,
  openHouseItems,
  personItems,
  photoItems,
  saleItems,
  slugItem,
} from "#lib/search/account-items.ts";
import { find, groupsOf, readItem } from "#lib/search/find.ts";
import { HELP_ITEMS } from "#lib/search/help-items.ts";
import { PRODUCT_ITEMS, propertyItems } from "#lib/search/property-items.ts";
import { askedWords } from "#lib/search/words.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import type { Answers } from "./sessions.ts";

/** Results per kind while typing, and on the search screen. */
export const MAX_AT_ONCE = 4;
export const MAX_OF_KIND = 50;

/**
 * The reads to search: short fields as they are, and long texts only when they contain the words.
 */
export const searchReads = {
  property: propertyOfAccount,
  photos: photoTextsOfAccount,
  openHouses: openHousesOfAccount,
  listing: listingOfAccount,
  offers: offersOfAccount,
  sales: ownSalesOfAccount,
  contacts: contactsOfAccount,
  contractors: contractorsNearOwner,
  contractorTypes: everyContractorType,
  people: membersOfAccount,
  news: notificationTextsOfPerson,
  texts: textsWithWords,
};

export const searchReadValues = (query: string, most: number) =>
  searchValues(askedWords(query), most);

function itemsOf(read: Answers<typeof searchReads>) {
  const timeZone = read.listing?.timeZone ?? timeZoneOfHome(null);
  const slug = read.listing?.slug;
  return [
    ...propertyItems(read.property),
    ...photoItems(read.photos, read.property?.propertyBasics ?? null),
    ...read.texts.map((text) => longTextItem(text, timeZone)),
    ...(slug ? [slugItem(slug)] : []),
    ...openHouseItems(read.openHouses, timeZone),
    ...offerItems(read.offers),
    ...saleItems(read.sales),
    ...contactItems(read.contacts),
    ...contractorItems(read.contractors, read.contractorTypes),
    ...personItems(read.people),
    ...newsItems(read.news, timeZone),
  ].map(readItem);
}

/** Returns the matches of a query, at most `most` per kind. */
export function viewSearch(
  read: Answers<typeof searchReads>,
  query: string,
  most: number,
): SearchView {
  const asked = askedWords(query);
  if (asked.length === 0) return { groups: [] };
  const groups = groupsOf(find([...PRODUCT_ITEMS, ...HELP_ITEMS, ...itemsOf(read)], asked), most);
  // Only the newest long texts were read, so their total comes separately.
  const counted = new Map<string, number>(read.texts.map(({ kind, count }) => [kind, count]));
  return {
    groups: groups.map((group) => ({ ...group, count: counted.get(group.kind) ?? group.count })),
  };
}
