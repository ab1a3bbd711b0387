import { asc, eq, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import type { Mails } from "#db/jobs.ts";
import { findSubmittedOffer, type SubmittedOffer } from "#db/queries/offer-turns.ts";
import { offers } from "#db/schema/index.ts";
import type { OfferTerms } from "#lib/offers/terms.ts";
import { offerTermsInput } from "#lib/schemas/offer-terms.ts";
import { dayAfter } from "#lib/us/wall-clock.ts";
import { confirmOffer, offerSecret, submitOffer } from "#services/buyer-offers.ts";
import type { TestHome } from "#tests/listing/public-home.ts";

const today = () => new Date().toISOString().slice(0, 10);

/** An offer's terms as typed. */
export const typedTerms = (changes: Record<string, string> = {}): Record<string, string> => ({
  purchasePrice: "$640,000",
  buyerFinancing: "conventional",
  downPayment: "128,000",
  earnestMoney: "10,000",
  inspectionDays: "10",
  financingDays: "21",
  concessions: "4,000",
  buyerBrokerageCompensation: "2.5 %",
  requestedClosingDate: dayAfter(today(), 45),
  possessionDays: "0",
  offerExpirationDate: dayAfter(today(), 3),
  expirationTime: "17:00",
  note: "",
  ...changes,
});

export const termsOf = (changes: Record<string, string> = {}): OfferTerms =>
  offerTermsInput.parse(typedTerms(changes));

export const CONTACT = {
  ...{ buyerName: "Bea Buyer", coBuyerName: "Cal Buyer", agentName: "" },
  ...{ email: "bea@example.com", phone: null, consent: "yes" as const },
};

/** Sends an offer for a home, without confirming it. @returns its id and the secret of its page */
export async function sendUnconfirmed(
  { listingId, propertyId }: TestHome,
  changes: Record<string, string> = {},
): Promise<{ id: string; secret: string }> {
  const offer = { terms: termsOf(changes), contact: CONTACT };
  await submitOffer(listingId, offer, crypto.randomUUID());
  const rows = await database()
    .select({ id: offers.id })
    .from(offers)
    .where(eq(offers.propertyId, propertyId))
    .orderBy(asc(offers.createdAt));
  const id = rows.at(-1)?.id ?? "";
  return { id, secret: offerSecret(id) };
}

/** Sends and confirms an offer. */
export async function sendOffer(home: TestHome, changes: Record<string, string> = {}) {
  const sent = await sendUnconfirmed(home, changes);
  await confirmOffer(sent.id, home.seller.accountId);
  return sent;
}

/** Moves an offer's deadline into the past. */
export const passDeadline = (offerId: string) =>
  database()
    .update(offers)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(offers.id, offerId));

/** Moves the deadline of the request for highest and best into the past, if an offer's buyer was asked. */
export const passRequest = (offerId: string) =>
  database().execute(sql`
    update highest_and_best_requests r set due_at = now() - interval '1 second'
    from offers o
    where o.id = ${offerId} and o.seller_status = 'highest_and_best'
      and r.property_id = o.property_id and r.ended_at is null`);

/** Moves an offer's reminder into the past, or removes it. */
export const setReminder = (offerId: string, isDue = true) =>
  database()
    .update(offers)
    .set({ remindAt: isDue ? sql`now() - interval '1 second'` : null })
    .where(eq(offers.id, offerId));

/** Returns a buyer's offer; null once it is deleted. */
export const findStoredOffer = (offerId: string) => findSubmittedOffer(offerId);

export async function storedOffer(offerId: string): Promise<SubmittedOffer> {
  const offer = await findSubmittedOffer(offerId);
  if (!offer) throw new Error("The offer isn't stored");
  return offer;
}

/** Returns the queued emails to an offer's buyer, oldest first. */
export async function mailsOfOffer(offerId: string): Promise<Mails["offer"][]> {
  const rows = await database().execute<{ data: Mails["offer"] }>(sql`
    select data from jobs.job
    where name = 'mail' and data->>'kind' = 'offer' and data->>'offerId' = ${offerId}
    order by created_on, id`);
  return rows.map(({ data }) => data);
}
