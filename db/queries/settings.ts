import { eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { settings, userProfiles } from "#db/schema/index.ts";
import type { Settings, SettingsInput } from "#lib/schemas/settings.ts";
import { assertConsentSeen, recordTextConsent } from "./text-consents.ts";

const CHOICES = {
  marketingEmails: settings.marketingEmails,
  activityAlerts: settings.activityAlerts,
  featureUpdates: settings.featureUpdates,
  monthlyNewsletter: settings.monthlyNewsletter,
  textMessageAlerts: settings.textMessageAlerts,
};

export const ownSettings = ownedRead(
  ({ id }, db) => db.select(CHOICES).from(settings).where(eq(settings.userId, id)),
  ([row]) => row ?? null,
);

/** @throws AppError `conflict` to change a consent to text messages that the person hasn't seen */
export async function saveSettings(
  userId: string,
  { seenTextConsent, ...input }: SettingsInput,
  db: Executor = database(),
): Promise<Settings> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ isGiven: settings.textMessageAlerts })
      .from(settings)
      .where(eq(settings.userId, userId))
      .for("update");
    const stored = before?.isGiven ?? false;
    const isGiven = input.textMessageAlerts;
    assertConsentSeen({ seen: seenTextConsent, stored, wanted: isGiven });
    await tx
      .insert(settings)
      .values({ userId, ...input })
      .onConflictDoUpdate({ target: settings.userId, set: { ...input, updatedAt: new Date() } });
    if (stored === isGiven) return;
    const [profile] = await tx
      .select({ mobileNumber: userProfiles.mobileNumber })
      .from(userProfiles)
      .where(eq(userProfiles.userId, userId));
    const mobileNumber = profile?.mobileNumber ?? null;
    await recordTextConsent(tx, { userId, place: "settings", isGiven, mobileNumber });
  });
  return input;
}
