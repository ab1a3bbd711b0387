import { eq } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { settings, textConsents, userProfiles } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { type ConsentPlace, TEXT_CONSENT_WORDINGS } from "#lib/fields/text-consent.ts";
import { smsNumber } from "#lib/us/phone.ts";

const CHANGED =
  "Your consent to text messages has changed since you opened this page. Review that choice, then save again.";

interface Consent {
  /** What the person saw; undefined for a call that doesn't say. */
  seen: boolean | undefined;
  stored: boolean;
  wanted: boolean;
}

/** @throws AppError `conflict` to change a consent that the person hasn't seen */
export function assertConsentSeen({ seen, stored, wanted }: Consent): void {
  if (seen === undefined || seen === stored || wanted === stored) return;
  throw new AppError("conflict", CHANGED);
}

/** Records that a person gave or withdrew consent to text messages, in the same transaction. */
export async function recordTextConsent(
  tx: Executor,
  consent: { userId: string; place: ConsentPlace; isGiven: boolean; mobileNumber: string | null },
): Promise<void> {
  await tx
    .insert(textConsents)
    .values({ ...consent, wording: TEXT_CONSENT_WORDINGS[consent.place] });
}

/** Returns the number for a person's text messages, as +12065550142; null unless they agreed in both places. */
export async function findTextNumber(
  userId: string,
  db: Executor = database(),
): Promise<string | null> {
  const [person] = await db
    .select({
      mobileNumber: userProfiles.mobileNumber,
      hasTextConsent: userProfiles.hasTextConsent,
      textMessageAlerts: settings.textMessageAlerts,
    })
    .from(userProfiles)
    .innerJoin(settings, eq(settings.userId, userProfiles.userId))
    .where(eq(userProfiles.userId, userId));
  if (!person?.hasTextConsent || !person.textMessageAlerts) return null;
  return smsNumber(person.mobileNumber ?? "");
}

/** Stops text messages to a person who replied with an opt-out. */
export async function withdrawTextConsent(
  userId: string,
  mobileNumber: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx: Transaction) => {
    await tx
      .update(userProfiles)
      .set({ hasTextConsent: false })
      .where(eq(userProfiles.userId, userId));
    await recordTextConsent(tx, { userId, place: "reply", isGiven: false, mobileNumber });
  });
}
