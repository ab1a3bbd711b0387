import { MAX_DESCRIPTION } from "#lib/fields/description.ts";
import type { ChecklistKey } from "#lib/fields/listing.ts";
import type { PhotoRoom } from "#lib/fields/photos.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { formatMoney } from "#lib/format.ts";
import type { HiddenDescription, ListingView } from "#lib/schemas/listing.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { describeHidden } from "./describe-hidden.ts";
import { isAgainst, type WordFinding } from "./shown-words.ts";

export type ChecklistItem = ListingView["checklist"][number];

export interface ChecklistFacts {
  property: LatestPropertyView | null;
  price: number | null;
  /** The first photo. `isUnalteredThere`: if it is altered, the original is in the listing too. */
  cover: { room: PhotoRoom | null; isAltered: boolean; isUnalteredThere: boolean } | null;
  findings: readonly WordFinding[];
  /** Why buyers of a public listing can't see its description. */
  hidden: HiddenDescription | null;
  isRightConfirmed: boolean;
  /** The Admin's. `canBeMailed`: a confirmation link exists. */
  email: { isConfirmed: boolean; canBeMailed: boolean };
  hasPlan: boolean;
}

/** Whether an item is done, and a sentence on what is missing or present. */
type Verdict = readonly [isDone: boolean, text: string];

const done = (text: string): Verdict => [true, text];
const missing = (text: string): Verdict => [false, text];

const COVERS: Record<PropertyType, { rooms: readonly PhotoRoom[]; wanted: string }> = {
  single_family: { rooms: ["exterior_front"], wanted: "the front of the home" },
  multi_family: { rooms: ["exterior_front", "building"], wanted: "the front of the building" },
  condominium: {
    rooms: ["building", "exterior_front"],
    wanted: "the building or the front of the home",
  },
  land_lot: { rooms: ["land", "view"], wanted: "the land or its view" },
};

function checkAddress({ property }: ChecklistFacts): Verdict {
  if (!property) return missing("Add it first. Your estimate and documents depend on it.");
  const { addressLine1, city, state, zipCode } = property;
  if (!addressLine1.trim() || !city.trim()) return missing("Add the street and city.");
  if (!stateCodeOf(state.trim())) return missing("Enter a U.S. state.");
  if (!/^\d{5}(?:-?\d{4})?$/.test(zipCode.trim()))
    return missing("Enter a 5-digit zip code, like 98101.");
  return done(`${addressLine1}, ${city}, ${state} ${zipCode}`);
}

function checkBasics({ property }: ChecklistFacts): Verdict {
  const basics = property?.propertyBasics;
  if (!property || !basics) return missing("Add the rooms, size and year built.");
  if (property.propertyType === "land_lot") {
    return basics.lotSize >= 1 ? done("Complete") : missing("Add the lot size.");
  }
  return basics.finishedSquareFootage > 0
    ? done("Complete")
    : missing("Add the finished square footage.");
}

function checkDescription({ property, hidden }: ChecklistFacts): Verdict {
  const text = property?.generatedDescription ?? "";
  if (!text.trim()) return missing("Write a description.");
  if (text.length > MAX_DESCRIPTION) {
    return missing(
      `Shorten the description to ${MAX_DESCRIPTION.toLocaleString("en-US")} characters.`,
    );
  }
  if (hidden) return missing(describeHidden(hidden));
  return property?.descriptionAccepted
    ? done("Accepted")
    : missing(
        "Accept the description. Until you do, buyers see the last version you accepted, if any.",
      );
}

function checkPrice({ price }: ChecklistFacts): Verdict {
  return price === null ? missing("Set your asking price.") : done(formatMoney(price));
}

function checkCover({ property, cover }: ChecklistFacts): Verdict {
  const { rooms, wanted } = COVERS[property?.propertyType ?? "single_family"];
  if (!cover) return missing(`Add photos. The first one must show ${wanted}.`);
  if (!cover.room || !rooms.includes(cover.room)) {
    return missing(`Put a photo of ${wanted} first, and label it that way.`);
  }
  if (cover.isAltered && !cover.isUnalteredThere) {
    return missing("The first photo was altered. Restore its unaltered version.");
  }
  return done("Complete");
}

const PLACES: Record<WordFinding["where"], { name: string; href: string | null }> = {
  description: { name: "the description", href: "/description" },
  caption: { name: "a caption", href: "/photography" },
  alternativeText: { name: "an alternative text", href: "/photography" },
  openHouse: { name: "the remarks for an open house", href: null },
  inventory: { name: "your inventory", href: "/documents/what-stays" },
};

const others = (count: number) =>
  count > 1 ? ` There ${count === 2 ? "is 1 more" : `are ${count - 1} more`}.` : "";

function checkWords({ findings }: ChecklistFacts): Verdict {
  const found = findings.filter(({ kind }) => kind === "violation");
  const [first] = found;
  if (!first) return done("No fair housing issues found.");
  const { quote, where } = first;
  return missing(
    `“${quote}” in ${PLACES[where].name} may violate fair housing law. Change it.${others(found.length)}`,
  );
}

function checkClaims({ findings }: ChecklistFacts): Verdict {
  const claims = findings.filter(({ kind }) => kind === "claim");
  const open = claims.filter(isAgainst);
  const [first] = open;
  if (first) {
    return missing(
      `We couldn't match “${first.quote}” in ${PLACES[first.where].name} to your details. Change it or keep it.${others(open.length)}`,
    );
  }
  return done(
    claims.length > 0
      ? "You kept the claims we couldn't match to your details."
      : "Every claim matches your details.",
  );
}

function checkRight({ isRightConfirmed }: ChecklistFacts): Verdict {
  return isRightConfirmed
    ? done("Confirmed")
    : missing("Confirm that you have the right to sell this home and use its photos.");
}

function checkEmail({ email: { isConfirmed, canBeMailed } }: ChecklistFacts): Verdict {
  if (isConfirmed) return done("Confirmed");
  return canBeMailed
    ? missing("Confirm the email address this account was created with. Use the link we emailed.")
    : missing(
        "Email isn't set up on this site yet, so it can't be confirmed. Contact the site's administrator.",
      );
}

function checkPlan({ hasPlan }: ChecklistFacts): Verdict {
  return hasPlan ? done("Active") : missing("Choose a plan to publish.");
}

const firstPlace = ({ findings }: ChecklistFacts, kind: WordFinding["kind"]) => {
  const first = findings.find((finding) => finding.kind === kind && isAgainst(finding));
  return first ? PLACES[first.where].href : "/description";
};

interface Check {
  label: string;
  check: (facts: ChecklistFacts) => Verdict;
  href: string | null | ((facts: ChecklistFacts) => string | null);
}

const CHECKS: Record<ChecklistKey, Check> = {
  address: { label: "Address", check: checkAddress, href: "/property-address" },
  basics: { label: "Basics", check: checkBasics, href: "/property-basics" },
  description: { label: "Description", check: checkDescription, href: "/description" },
  price: { label: "Asking price", check: checkPrice, href: "/pricing" },
  cover: { label: "Cover photo", check: checkCover, href: "/photography" },
  words: {
    label: "Fair housing",
    check: checkWords,
    href: (facts) => firstPlace(facts, "violation"),
  },
  claims: { label: "Claims", check: checkClaims, href: (facts) => firstPlace(facts, "claim") },
  right: { label: "Your right to sell", check: checkRight, href: null },
  email: { label: "Email address", check: checkEmail, href: "/security" },
  plan: { label: "Plan", check: checkPlan, href: "/plans" },
};

/** Returns the requirements for publishing, in the order on screen. */
export function checklistOf(facts: ChecklistFacts): ChecklistItem[] {
  return Object.entries(CHECKS).map(([key, { label, check, href }]) => {
    const [isDone, text] = check(facts);
    const place = typeof href === "function" ? href(facts) : href;
    return { key: key as ChecklistKey, label, isDone, text, href: place };
  });
}

const MAX_NAMED = 3;

/** Describes what is missing, naming the first item; null if nothing is. */
export function describeMissing(checklist: readonly ChecklistItem[]): string | null {
  const open = checklist.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  const named = open.slice(0, MAX_NAMED).map(({ label, text }) => `${label}: ${text}`);
  const rest = open.length - named.length;
  return [
    "Complete these requirements before you publish.",
    ...named,
    ...(rest > 0 ? [`And ${rest} more.`] : []),
  ].join(" ");
}
