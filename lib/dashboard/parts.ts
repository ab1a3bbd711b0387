import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { STEP_IDS } from "#lib/fields/steps.ts";
import { formatCount, formatDate, formatMoney } from "#lib/format.ts";
import { countRequirements, describeRequirements } from "#lib/listing/requirements.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import type { HomeState } from "./home-state.ts";
import type { Part } from "./part.ts";
import { planParts } from "./plan-parts.ts";

const isDone = ({ checklist }: HomeState, key: string) =>
  checklist.some((item) => item.key === key && item.isDone);

const count = (...all: readonly boolean[]) => all.filter(Boolean).length;

const missingDescription = ({ isDescriptionHidden }: HomeState) =>
  isDescriptionHidden ? "a description that buyers can see" : "an accepted description";

function property(state: HomeState): Part {
  const [address, basics, description] = ["address", "basics", "description"].map((key) =>
    isDone(state, key),
  );
  const missing = [
    address ? null : "the address",
    basics ? null : "the basics",
    state.hasFeatures ? null : "the features",
    description ? null : missingDescription(state),
  ].filter((name) => name !== null);
  return {
    label: "Property",
    href: [
      ...(address ? [] : ["/property-address"]),
      ...(basics ? [] : ["/property-basics"]),
      ...(state.hasFeatures ? [] : ["/property-features"]),
      "/description",
    ][0] as string,
    done: 4 - missing.length,
    total: 4,
    text: missing.length === 0 ? "Complete" : `Missing: ${missing.join(", ")}`,
  };
}

function steps({ openSteps }: HomeState): Part {
  const total = STEP_IDS.length;
  const done = total - openSteps.length;
  return {
    label: "Get ready",
    href: "/get-ready/steps",
    ...{ done, total },
    text: done === total ? "All steps complete" : `${done} of ${total} steps complete`,
  };
}

function price({ price, estimate }: HomeState): Part {
  const texts = [
    price ? `Asking price ${formatMoney(price.amount)}` : "No asking price yet",
    estimate ? `estimate ${formatMoney(estimate.value)}` : "no estimate yet",
  ];
  return {
    label: "Price",
    href: "/pricing",
    done: count(price !== null, estimate !== null),
    total: 2,
    text: texts.join(", "),
  };
}

function photographs(state: HomeState): Part {
  const { photoCount } = state;
  const hasCover = isDone(state, "cover");
  const cover = hasCover ? "the first shows the home" : "the first must show the home";
  return {
    label: "Photos",
    href: "/photography",
    done: count(photoCount > 0, hasCover),
    total: 2,
    text:
      photoCount === 0
        ? "No photos yet"
        : `${formatCount(photoCount, "photo", "photos")}, ${cover}`,
  };
}

function listing({ checklist, status }: HomeState): Part {
  const { label, isPublic } = LISTING_STATUSES[status];
  const { done, total } = countRequirements(checklist);
  return {
    label: "Listing",
    href: "/online-listing",
    ...{ done, total },
    text:
      isPublic && done === total
        ? `${label}: visible to buyers`
        : `${label}: ${describeRequirements(checklist)}`,
  };
}

function showings({ openHouses, timeZone }: HomeState, asked: number): Part {
  const [next] = openHouses;
  const house = next
    ? `next open house on ${formatDate(dayIn(timeZone, next.startsAt), { style: "short" })}`
    : "no open house scheduled";
  return {
    label: "Showings",
    href: "/scheduling",
    ...{ done: asked, total: null },
    text: `${asked === 0 ? "No showings" : formatCount(asked, "showing", "showings")} requested, ${house}`,
  };
}

/**
 * Returns the progress of each part, in the order of a sale.
 * @param showingsAsked since the listing was published
 */
export function partsOf(state: HomeState, showingsAsked: number): Part[] {
  return [
    property(state),
    steps(state),
    price(state),
    photographs(state),
    listing(state),
    showings(state, showingsAsked),
    ...planParts(state),
  ];
}
