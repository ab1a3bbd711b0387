import { dateTimeFormat } from "#lib/date-time-format.ts";
import type { Basics } from "#lib/fields/basics.ts";
import { formatArea, formatCount, formatDate, formatMoney, formatNumber } from "#lib/format.ts";
import {
  BATHROOM_KINDS,
  countBathrooms,
  MIN_LOT_IN_ACRES,
  SQUARE_FEET_PER_ACRE,
} from "#lib/us/measures.ts";
import type { PublicListing, PublicOpenHouse } from "./public-listing.ts";

const MAX_META_DESCRIPTION = 160;

type Address = PublicListing["address"];

export const streetOf = ({ line1, line2 }: Pick<Address, "line1" | "line2">): string =>
  [line1, line2].filter(Boolean).join(", ");

export const cityOf = ({ city, state, stateCode, zipCode }: Address): string =>
  [city, [stateCode ?? state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");

export const addressOf = (address: Address): string =>
  [streetOf(address), cityOf(address)].filter(Boolean).join(", ");

/** Formats the bath count: "2.5 baths"; null if there are none. */
export function bathsText(basics: Basics): string | null {
  const baths = countBathrooms(basics);
  return baths > 0 ? formatCount(baths, "bath", "baths") : null;
}

/** Formats baths by kind: "2 full, 1 half". */
export const bathroomKindsText = (basics: Basics): string =>
  BATHROOM_KINDS.flatMap(({ field, name }) =>
    basics[field] > 0 ? [`${basics[field]} ${name}`] : [],
  ).join(", ");

const acresOf = (squareFeet: number) => Number((squareFeet / SQUARE_FEET_PER_ACRE).toFixed(2));

/** Formats a lot: "8,276 sq ft", "21,780 sq ft (0.5 acres)" from a third of an acre, "2.5 acres" from one. */
export function lotText(squareFeet: number): string {
  if (squareFeet < MIN_LOT_IN_ACRES) return formatArea(squareFeet);
  const acres = formatCount(acresOf(squareFeet), "acre", "acres");
  return squareFeet < SQUARE_FEET_PER_ACRE ? `${formatArea(squareFeet)} (${acres})` : acres;
}

export const OWNER_REPORTED = "(owner-reported)";

export const AREA_LABEL = `sq ft ${OWNER_REPORTED}`;

export const areaPerOwner = (squareFeet: number): string =>
  `${formatArea(squareFeet)} ${OWNER_REPORTED}`;

export interface Fact {
  value: string;
  label: string;
}

/** Returns the home's figures, without those that are missing. */
export function factsOf({ basics, propertyType }: PublicListing): Fact[] {
  const { bedrooms, finishedSquareFootage, lotSize, yearBuilt } = basics;
  const baths = countBathrooms(basics);
  const facts: (Fact | false)[] = [
    bedrooms > 0 && { value: formatNumber(bedrooms), label: bedrooms === 1 ? "bed" : "beds" },
    baths > 0 && { value: formatNumber(baths), label: baths === 1 ? "bath" : "baths" },
    finishedSquareFootage > 0 && {
      value: formatNumber(finishedSquareFootage),
      label: AREA_LABEL,
    },
    lotSize > 0 && lotFact(lotSize),
    yearBuilt > 0 && propertyType !== "land_lot" && { value: String(yearBuilt), label: "built" },
  ];
  return facts.filter((fact) => fact !== false);
}

const lotFact = (squareFeet: number): Fact =>
  squareFeet < MIN_LOT_IN_ACRES
    ? { value: formatNumber(squareFeet), label: "sq ft lot" }
    : { value: formatNumber(acresOf(squareFeet)), label: "acre lot" };

/** Returns the page title for search engines and link previews. */
export function titleOf(listing: PublicListing): string {
  const { basics, price, status } = listing;
  const facts = [
    status === "sold" ? "Sold" : price > 0 && formatMoney(price),
    basics.bedrooms > 0 && formatCount(basics.bedrooms, "bed", "beds"),
    bathsText(basics),
  ].filter(Boolean);
  return [addressOf(listing.address), facts.join(", ")].filter(Boolean).join(": ");
}

/** Returns the facts and the start of the description, for search engines and link previews. */
export function metaDescriptionOf(listing: PublicListing): string {
  const facts = factsOf(listing).map(({ value, label }) =>
    label === "built" ? `built in ${value}` : `${value} ${label}`,
  );
  const start = `For sale by owner: ${facts.join(", ")}. `;
  const text = (listing.status === "sold" ? "" : start) + listing.description;
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_META_DESCRIPTION) return line;
  const cut = line.slice(0, MAX_META_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[,;:.]$/, "") || cut}…`;
}

/** Formats a day: "November 15", with the year if it isn't the current one. */
export function dayText(moment: string, timeZone: string, today: string): string {
  const text = formatDate(moment, { timeZone });
  return text.replace(new RegExp(`, ${today.slice(0, 4)}$`), "");
}

/** Formats the last price change: "Price lowered by $16,000 on November 15"; null if there was none. */
export function priceChangeText(listing: PublicListing, today: string): string | null {
  const [newest] = listing.priceChanges;
  if (!newest || newest.price === newest.before) return null;
  const verb = newest.price < newest.before ? "lowered" : "raised";
  const by = formatMoney(Math.abs(newest.price - newest.before));
  return `Price ${verb} by ${by} on ${dayText(newest.at, listing.timeZone, today)}`;
}

/** Formats an open house: "Saturday, November 28", "1:00 PM to 3:00 PM, Pacific Time". */
export function openHouseText(
  { startsAt, endsAt }: Pick<PublicOpenHouse, "startsAt" | "endsAt">,
  timeZone: string,
): { day: string; hours: string } {
  const write = (moment: string, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat({ ...options, timeZone }).format(new Date(moment));
  const clock = (moment: string) => write(moment, { hour: "numeric", minute: "2-digit" });
  const zone = dateTimeFormat({ timeZone, timeZoneName: "longGeneric" })
    .formatToParts(new Date(startsAt))
    .find(({ type }) => type === "timeZoneName")?.value;
  return {
    day: write(startsAt, { weekday: "long", month: "long", day: "numeric" }),
    hours: `${clock(startsAt)} to ${clock(endsAt)}, ${zone ?? timeZone}`,
  };
}

/** Returns the open houses from today on, the next one first. */
export const openHousesFrom = (listing: PublicListing, today: string): PublicOpenHouse[] =>
  listing.openHouses
    .filter(({ endsAt }) => isoDay(endsAt, listing.timeZone) >= today)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));

const isoDay = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(moment));

/** Returns the notice for a home whose status limits showings; null if there is none. */
export function statusText(listing: PublicListing, today: string): string | null {
  const { status, activeOn, soldOn, soldPrice, acceptsBackupOffers, timeZone } = listing;
  const day = (date: string) => dayText(date, timeZone, today);
  switch (status) {
    case "coming_soon":
      return activeOn
        ? `Coming soon. On the market ${day(activeOn)}. No showings before then.`
        : "Coming soon. Not on the market yet, and no showings yet.";
    case "active":
      return acceptsBackupOffers ? "Offer accepted. The seller is accepting backup offers." : null;
    case "pending":
      return "Sale pending. The seller has accepted an offer.";
    case "sold": {
      const when = soldOn ? ` on ${day(soldOn)}` : "";
      return `Sold${when}${soldPrice === null ? "" : ` for ${formatMoney(soldPrice)}`}.`;
    }
    default:
      return null;
  }
}

export const FOR_SALE_BY_OWNER = "For sale by owner";
