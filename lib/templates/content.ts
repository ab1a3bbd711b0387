import {
  TEMPLATE_FACT_KEYS,
  TEMPLATE_PALETTES,
  type TemplateFact,
  type TemplateKind,
  type TemplateLayout,
} from "#lib/fields/templates.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { PROPERTY_TYPE_LABELS } from "#lib/fields/property.ts";
import { formatArea, formatMoney, formatNumber } from "#lib/format.ts";
import {
  AREA_LABEL,
  cityOf,
  type Fact,
  factsOf,
  FOR_SALE_BY_OWNER,
  openHousesFrom,
  openHouseText,
  streetOf,
} from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import type { Grants } from "#lib/plans/grants.ts";
import type { TemplateBrand, TemplateEdits } from "#lib/schemas/templates.ts";
import { formatPhone } from "#lib/us/phone.ts";
import { featuresOf, featureText } from "./feature-words.ts";
import { TEMPLATES } from "./kinds.ts";

export interface TemplatePhoto {
  id: string;
  alt: string;
  width: number;
  height: number;
}

export interface TemplateContent {
  kind: TemplateKind;
  title: string;
  /** FOR_SALE_BY_OWNER, "Sale pending". */
  status: string;
  headline: string;
  text: string;
  street: string;
  city: string;
  /** "$649,000"; null without a price. */
  price: string | null;
  facts: readonly Fact[];
  features: readonly string[];
  photos: readonly TemplatePhoto[];
  openHouses: readonly { day: string; hours: string }[];
  email: string | null;
  phone: string | null;
  /** The listing page: full URL, short form, and URL in the QR code. Null if there is no page. */
  page: { url: string; shown: string; short: string; byCode: string } | null;
  layout: TemplateLayout;
  accent: string;
  logo: { width: number; height: number } | null;
  showsPorchlight: boolean;
}

export interface ContentInput {
  kind: TemplateKind;
  listing: PublicListing;
  edits: TemplateEdits;
  brand: TemplateBrand;
  grants: Grants;
  /** In the home's time zone, as 2026-11-22. */
  today: string;
}

const LABELS_OF_STATUS: Partial<Record<PublicListing["status"], string>> = {
  coming_soon: "Coming soon",
  pending: "Sale pending",
  sold: "Sold",
};

const statusOf = ({ status }: PublicListing) => LABELS_OF_STATUS[status] ?? FOR_SALE_BY_OWNER;

/** Returns the home's figures by key. */
export function factsByKey(listing: PublicListing): Map<TemplateFact, Fact> {
  const { basics, features, propertyType } = listing;
  const keys: Record<string, TemplateFact> = {
    bed: "bedrooms",
    beds: "bedrooms",
    bath: "bathrooms",
    baths: "bathrooms",
    [AREA_LABEL]: "area",
    built: "yearBuilt",
  };
  const found = new Map<TemplateFact, Fact>();
  for (const fact of factsOf(listing)) found.set(keys[fact.label] ?? "lot", fact);
  const spaces = features?.parking.totalSpaces ?? 0;
  const more: [TemplateFact, boolean, Fact][] = [
    ["type", true, { value: PROPERTY_TYPE_LABELS[propertyType], label: "property type" }],
    [
      "parking",
      spaces > 0,
      { value: formatNumber(spaces), label: spaces === 1 ? "parking space" : "parking spaces" },
    ],
    [
      "basement",
      basics.basementSquareFootage > 0,
      { value: formatArea(basics.basementSquareFootage), label: "basement" },
    ],
    [
      "remodel",
      basics.structuralRemodelYear > 0,
      { value: String(basics.structuralRemodelYear), label: "remodeled" },
    ],
    ["hoa", basics.hoaFees > 0, { value: formatMoney(basics.hoaFees), label: "monthly HOA fees" }],
  ];
  for (const [key, isThere, fact] of more) if (isThere) found.set(key, fact);
  return found;
}

const OF_TYPE: Record<PublicListing["propertyType"], string> = {
  single_family: "home",
  multi_family: "multi-family home",
  condominium: "condominium",
  land_lot: "lot",
};

/** Returns the default headline. */
export function headlineFor(kind: TemplateKind, listing: PublicListing): string {
  const { basics, address, propertyType } = listing;
  if (kind === "open-house-sign") return "Open house";
  if (kind === "yard-sign" || kind === "sign-rider") {
    return kind === "yard-sign" || listing.status !== "active" ? statusOf(listing) : "See inside";
  }
  const rooms =
    basics.bedrooms > 0 && propertyType !== "land_lot" ? `${basics.bedrooms}-bedroom ` : "";
  const name = `${rooms}${OF_TYPE[propertyType]}`;
  const place = address.city ? ` in ${address.city}` : "";
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${place}`;
}

/** Returns the seller's order if the plan allows it, or else the listing's. */
function chosen<Key extends string>(
  all: readonly Key[],
  keys: readonly string[] | null,
  keepsOrder: boolean,
): Key[] {
  if (keys === null) return [...all];
  const wanted = keys.filter((key): key is Key => all.some((one) => one === key));
  return keepsOrder ? wanted : all.filter((key) => wanted.includes(key));
}

function themeOf({ edits, brand, grants }: ContentInput) {
  const own = grants.customBranding ? brand.accent : null;
  const palette = grants.customTemplates ? edits.palette : "porch";
  return {
    layout: grants.customTemplates ? edits.layout : ("classic" as const),
    accent: own ?? TEMPLATE_PALETTES[palette].accent,
    logo: grants.customBranding ? brand.logo : null,
    showsPorchlight: !(grants.customBranding && brand.hidesPorchlight),
  };
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, "");

const priceOf = ({ status, price, soldPrice }: PublicListing) => {
  const shown = status === "sold" ? soldPrice : price;
  return shown ? formatMoney(shown) : null;
};

// A yard sign is read from far away, so its QR code has as few squares as possible.
function pageOf(kind: TemplateKind, { url, shortUrl }: PublicListing): TemplateContent["page"] {
  const byCode = kind === "yard-sign" && shortUrl ? shortUrl : `${url}?from=qr`;
  const short = withoutScheme(shortUrl ?? url);
  return { url, shown: withoutScheme(url), short, byCode };
}

/** Returns what a template shows, by the seller's choices and plan. */
export function contentOf(input: ContentInput): TemplateContent {
  const { kind, listing, edits, grants, today } = input;
  const spec = TEMPLATES[kind];
  const keepsOrder = grants.customTemplates;
  const facts = factsByKey(listing);
  const known = TEMPLATE_FACT_KEYS.filter((key) => facts.has(key));
  const photos = new Map(listing.photos.map((photo) => [photo.id, photo]));
  const { label } = spec;
  const street = streetOf(listing.address);
  const isPublic = LISTING_STATUSES[listing.status].isPublic;
  return {
    kind,
    title: [label, street].filter(Boolean).join(": "),
    status: statusOf(listing),
    headline: edits.headline || headlineFor(kind, listing),
    text: edits.text ?? listing.description,
    street,
    city: cityOf(listing.address),
    price: priceOf(listing),
    facts: chosen(known, edits.facts, keepsOrder)
      .slice(0, spec.facts)
      .flatMap((key) => facts.get(key) ?? []),
    features: spec.features
      ? chosen(featuresOf(listing), edits.features, keepsOrder).map(featureText)
      : [],
    photos: chosen([...photos.keys()], edits.photoIds, keepsOrder)
      .slice(0, spec.photos)
      .flatMap((id) => photos.get(id) ?? [])
      .map(({ id, alternativeText, alteration, width, height }) => ({
        id,
        // An altered photo is labeled everywhere.
        alt: [alternativeText || "Photo of the home", alteration && "Digitally altered"]
          .filter(Boolean)
          .join(". "),
        width,
        height,
      })),
    openHouses:
      spec.openHouses && edits.showsOpenHouses
        ? openHousesFrom(listing, today).map((times) => openHouseText(times, listing.timeZone))
        : [],
    email: listing.contact.email,
    phone: listing.contact.phone && formatPhone(listing.contact.phone),
    page: isPublic ? pageOf(kind, listing) : null,
    ...themeOf(input),
  };
}
