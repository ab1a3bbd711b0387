import "server-only";
import type { Author } from "#db/queries/description-versions.ts";
import type { Transaction } from "#db/client.ts";
import { saveCorrection } from "#db/queries/descriptions.ts";
import { listingOfAccount } from "#db/queries/listings.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { ofAccount, readEach } from "#db/owned-read.ts";
import { changesOfFacts, collectFacts, describedBy } from "#lib/description/index.ts";
import { found, NO_PROPERTY } from "#lib/errors.ts";
import { MAX_DESCRIPTION } from "#lib/fields/description.ts";
import { acceptedDescription } from "#lib/listing/shown-words.ts";
import type { CorrectionsView, TextCorrection } from "#lib/schemas/description.ts";
import type { ChangedDetails, LatestPropertyView } from "#lib/schemas/property.ts";
import { cleanText } from "#lib/text/clean-text.ts";
import { isPublicNow, noticeHiding } from "./hidden-description.ts";

function changedProperty(
  property: LatestPropertyView,
  { address, propertyBasics, propertySpecifics }: ChangedDetails,
): LatestPropertyView {
  const basics = property.propertyBasics;
  return {
    ...property,
    ...address,
    addressLine2: (address ? address.addressLine2 : property.addressLine2) ?? null,
    propertyBasics: basics && { ...basics, ...propertyBasics },
    propertySpecifics: propertySpecifics ?? property.propertySpecifics,
  };
}

/**
 * Returns what changed details make wrong in the accepted description, with corrections.
 * @throws AppError `not_found` without a property
 */
export async function previewCorrections(
  accountId: string,
  changed: ChangedDetails,
): Promise<CorrectionsView> {
  const reads = { property: propertyOfAccount, listing: listingOfAccount };
  const { property: stored, listing } = await readEach(reads, ofAccount(accountId));
  const property = found(stored, NO_PROPERTY);
  const accepted = acceptedDescription(property, listing?.lastAccepted ?? null);
  const text = cleanText(accepted).trim();
  const factsOf = (each: LatestPropertyView) => collectFacts(describedBy(each));
  const { changes, corrected } = changesOfFacts(text, {
    before: factsOf(property),
    after: factsOf(changedProperty(property, changed)),
    keptNotes: property.keptNotes,
  });
  const fits = corrected !== null && corrected.length <= MAX_DESCRIPTION;
  const isPublic = isPublicNow(listing, new Date());
  return { text, isPublic, changes, corrected: fits ? corrected : null };
}

/**
 * Saves details of the property, with the corrected description if there is one.
 * @throws AppError `conflict` if the text that is corrected changed meanwhile, and as `write`
 */
export const saveDetails = <Saved>(
  author: Author,
  correction: TextCorrection | undefined,
  write: (tx: Transaction) => Promise<Saved>,
): Promise<Saved> =>
  noticeHiding(author.accountId, async (tx) => {
    if (correction) await saveCorrection(tx, author, correction);
    return write(tx);
  });
