import { eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { notificationPreferences, userProfiles, users } from "#db/schema/index.ts";
import type { MailChoicesInput } from "#lib/schemas/mail-choices.ts";
import { smsNumber } from "#lib/us/phone.ts";

export const ownMailChoices = ownedRead(
  ({ id }, db) =>
    db
      .select({
        email: users.email,
        verifiedAt: users.emailVerified,
        inquiryMails: notificationPreferences.inquiryMails,
        frequency: notificationPreferences.frequency,
        mobileNumber: userProfiles.mobileNumber,
        hasTextConsent: userProfiles.hasTextConsent,
      })
      .from(users)
      .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(eq(users.id, id)),
  ([row]) =>
    row
      ? {
          email: row.email,
          isConfirmed: row.verifiedAt !== null,
          inquiryMails: row.inquiryMails ?? true,
          frequency: row.frequency ?? ("at_once" as const),
          hasTextNumber: row.hasTextConsent === true && smsNumber(row.mobileNumber ?? "") !== null,
        }
      : null,
);

export async function saveMailChoices(
  userId: string,
  { inquiryMails, frequency }: MailChoicesInput,
  db: Executor = database(),
): Promise<void> {
  const choices = { inquiryMails, frequency };
  await db
    .insert(notificationPreferences)
    .values({ userId, ...choices })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: choices });
}
