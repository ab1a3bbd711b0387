import "server-only";
import * as drafts from "#db/queries/offer-drafts.ts";
import { getPublicHome } from "#db/queries/public-listings.ts";
import { accountOfListing } from "#db/queries/showings.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { listingOfAccount } from "#db/queries/listings.ts";
import { FIX_FIELDS } from "#lib/error-messages.ts";
import { found } from "#lib/errors.ts";
import { TOKEN_FIELD } from "#lib/listing/inquiry-form.ts";
import { statusNow } from "#lib/listing/status.ts";
import { canonicalJson } from "#lib/offers/canonical-json.ts";
import {
  DRAFT_FIELDS,
  type OfferValues,
  type RefusedOffer,
  type SentOfferForm,
} from "#lib/offers/offer-form.ts";
import { contactEmail } from "#lib/schemas/contact.ts";
import { createLinkSecret, hashLinkSecret } from "#server/link-secret.ts";
import { takesOffers } from "./buyer-offers.ts";
import { countAttempt } from "./limits.ts";
import {
  again,
  isByPerson,
  makeOfferToken,
  offerKeys,
  refusalOf,
  takeOffer,
  withFileError,
} from "./offer-forms.ts";
import { sentFields } from "./public-forms.ts";

const TOO_MANY = "Too many drafts were saved. What you entered is still here. Please try later.";
const TOO_OFTEN = "This draft was saved many times. Please wait an hour.";
const CHECK = "Please check your email address, then save your draft.";
const NO_DRAFT = "This draft is no longer available.";

/** Returns the secret of a draft's link. Only its email contains it. */
export const draftSecret = (draftId: string): string => createLinkSecret(`offer draft:${draftId}`);

// PostgreSQL stores no null characters.
const storedValues = (fields: URLSearchParams): OfferValues =>
  Object.fromEntries(
    Object.entries(sentFields(fields, DRAFT_FIELDS)).map(([name, value]) => [
      name,
      value.replaceAll("\0", ""),
    ]),
  );

/**
 * Stores what a buyer typed, valid or not, and emails them a link to it. Files aren't stored.
 * @param address the buyer's network address, when known
 * @returns null if it is saved, else the form to show again
 * @throws AppError `not_found` for a deleted listing
 */
export async function saveDraft(
  listingId: string,
  form: SentOfferForm,
  address: string,
): Promise<RefusedOffer | null> {
  const { fields } = form;
  const values = storedValues(fields);
  const refuse = (refused: RefusedOffer) => withFileError(refused, form);
  const email = contactEmail.safeParse(values.email);
  if (!email.success) {
    const [issue] = email.error.issues;
    return refuse(again(values, 422, FIX_FIELDS, { email: issue?.message ?? FIX_FIELDS }));
  }
  if (!isByPerson(listingId, fields)) return refuse(again(values, 200, CHECK));
  const token = fields.get(TOKEN_FIELD) ?? "";
  const id = crypto.randomUUID();
  try {
    await countAttempt(offerKeys(listingId, email.data, address), TOO_MANY);
    await drafts.addDraft(
      {
        ...{ id, values, email: email.data, secret: draftSecret(id) },
        accountId: await accountOfListing(listingId),
        formHash: hashLinkSecret(canonicalJson({ draft: token, email: email.data })),
      },
      new Date(),
    );
    return null;
  } catch (error) {
    return refuse(refusalOf(error, values));
  }
}

const requireDraft = async (secret: string) =>
  found(await drafts.findDraftBySecret(secret, new Date()), NO_DRAFT);

/**
 * Returns what the page of a draft shows.
 * @throws AppError `not_found` for an unknown secret, or a sent or expired draft
 */
export async function readDraft(secret: string) {
  const { values, expiresAt, accountId, listingId } = await requireDraft(secret);
  const home = found(await getPublicHome(listingId), NO_DRAFT);
  const listing = found(await readOwned(listingOfAccount, ofAccount(accountId)), NO_DRAFT);
  return {
    ...{ values, expiresAt, home },
    timeZone: listing.timeZone,
    takesOffers: takesOffers(statusNow(listing, new Date())),
    token: makeOfferToken(listingId),
  };
}

/**
 * Saves what a buyer typed on the page of their draft, and sends it as an offer if asked to. A sent draft is
 * deleted.
 * @returns null if it is done, else the form to show again
 * @throws AppError `not_found` for an unknown secret, or a sent or expired draft
 */
export async function changeDraft(
  secret: string,
  form: SentOfferForm,
  { isSent, address }: { isSent: boolean; address: string },
): Promise<RefusedOffer | null> {
  const { id, listingId } = await requireDraft(secret);
  const values = storedValues(form.fields);
  try {
    await countAttempt({ offerChange: hashLinkSecret(secret) }, TOO_OFTEN);
    await drafts.changeDraft(id, values, new Date());
  } catch (error) {
    return withFileError(refusalOf(error, values), form);
  }
  if (!isSent) return null;
  const refused = await takeOffer(listingId, form, address);
  if (!refused) await drafts.deleteDraft(id);
  return refused;
}
