import "server-only";
import { createHash } from "node:crypto";
import { subscriptionOfAccount } from "#db/queries/plans.ts";
import { templateBrandOfAccount, templateEditsOfAccount } from "#db/queries/templates.ts";
import type { Answers } from "#db/session-read.ts";
import { describedBy } from "#lib/description/index.ts";
import { found, NO_PROPERTY } from "#lib/errors.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { type TemplateKind, TEMPLATE_KINDS } from "#lib/fields/templates.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { openHousesFrom } from "#lib/listing/page-text.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import {
  NO_TEMPLATE_EDITS,
  type TemplateFinding,
  type TemplatesView,
  type TemplateView,
} from "#lib/schemas/templates.ts";
import {
  contentOf,
  factsByKey,
  headlineFor,
  type TemplateContent,
} from "#lib/templates/content.ts";
import { pagesOf } from "#lib/templates/draw.ts";
import { featuresOf } from "#lib/templates/feature-words.ts";
import { findInTemplate } from "#lib/templates/findings.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";
import { needsOf } from "#lib/templates/obstacle.ts";
import { postOf } from "#lib/templates/post.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { sizeOfPng } from "#server/templates/logo.ts";
import { publicListingReads, viewPublicListing } from "./public-listing.ts";

export const templateReads = {
  ...publicListingReads,
  subscription: subscriptionOfAccount,
  templateEdits: templateEditsOfAccount,
  templateBrand: templateBrandOfAccount,
};
export type TemplateAnswers = Answers<typeof templateReads>;

export interface MadeTemplate {
  content: TemplateContent;
  findings: TemplateFinding[];
  /** Changes with everything that the template shows. */
  version: string;
}

/**
 * Returns a home as templates use it.
 * @throws AppError `not_found` without a property
 */
export function readHome(answers: TemplateAnswers, origin: string, now = new Date()) {
  const listing = found(viewPublicListing(answers, { origin, photos: "own", now }), NO_PROPERTY);
  const { accent, hidesPorchlight, logo } = answers.templateBrand;
  const bytes = logo === null ? null : Buffer.from(logo, "base64");
  return {
    listing,
    property: found(answers.property, NO_PROPERTY),
    grants: grantsOf(answers.subscription?.planName ?? null),
    brand: { accent, hidesPorchlight, logo: bytes && sizeOfPng(bytes) },
    logo: bytes,
    today: dayIn(listing.timeZone, now),
  };
}
export type TemplateHome = ReturnType<typeof readHome>;

const savedOf = ({ templateEdits }: TemplateAnswers, kind: TemplateKind) =>
  templateEdits.get(kind) ?? { edits: NO_TEMPLATE_EDITS, revision: 0 };

/** A photo's file names change with each edit, so they are part of the version. */
function versionOf(content: TemplateContent, { listing, logo }: TemplateHome): string {
  const shown = new Set(content.photos.map(({ id }) => id));
  const files = listing.photos
    .filter(({ id }) => shown.has(id))
    .map(({ jpeg }) => jpeg.at(-1)?.url);
  const hash = createHash("sha256").update(JSON.stringify([content, files]));
  if (content.logo && logo) hash.update(logo);
  return hash.digest("base64url").slice(0, 22);
}

export function makeTemplate(
  answers: TemplateAnswers,
  home: TemplateHome,
  kind: TemplateKind,
): MadeTemplate {
  const { edits } = savedOf(answers, kind);
  const { listing, property, brand, grants, today } = home;
  const content = contentOf({ kind, listing, edits, brand, grants, today });
  return {
    content,
    findings: findInTemplate(edits, TEMPLATES[kind], describedBy(property), property.keptNotes),
    version: versionOf(content, home),
  };
}

function viewTemplate(
  answers: TemplateAnswers,
  home: TemplateHome,
  kind: TemplateKind,
): TemplateView {
  const { content, findings, version } = makeTemplate(answers, home, kind);
  return {
    kind,
    ...savedOf(answers, kind),
    written: { headline: headlineFor(kind, home.listing), text: home.listing.description },
    findings,
    needs: needsOf(content),
    version,
    pages: pagesOf(content),
    post: TEMPLATES[kind].output === "text" ? postOf(content) : null,
  };
}

function missingOf({ price, description, photos, status, contact }: PublicListing) {
  const { isPublic } = LISTING_STATUSES[status];
  const hasContact = contact.email !== null || contact.phone !== null;
  const missing: [boolean, string, string][] = [
    [price === 0, "Set your asking price so it appears here.", "/pricing#asking-price"],
    [description === "", "Accept a description to use its text.", "/description"],
    [photos.length === 0, "Add photos.", "/photography"],
    [
      !hasContact,
      "Add a phone number or email so buyers can reach you.",
      "/online-listing/messages#contact",
    ],
    [!isPublic, "Publish your listing to add QR codes and links to it.", "/online-listing"],
  ];
  return missing.flatMap(([isMissing, text, href]) => (isMissing ? { text, href } : []));
}

/**
 * Returns all templates of a home.
 * @throws AppError `not_found` without a property
 */
export function viewTemplates(answers: TemplateAnswers, origin: string): TemplatesView {
  const home = readHome(answers, origin);
  const { listing, grants, brand, today } = home;
  return {
    planName: answers.subscription?.planName ?? null,
    grants,
    isPublic: LISTING_STATUSES[listing.status].isPublic,
    missing: missingOf(listing),
    photos: listing.photos.map(({ id, room, alternativeText, jpeg }, index) => ({
      id,
      name: room ?? (alternativeText || `Photo ${index + 1}`),
      thumbnail: jpeg[0]?.url ?? null,
    })),
    facts: [...factsByKey(listing)].map(([key, fact]) => ({ key, ...fact })),
    features: featuresOf(listing),
    openHouses: openHousesFrom(listing, today).length,
    brand,
    templates: TEMPLATE_KINDS.map((kind) => viewTemplate(answers, home, kind)),
  };
}
