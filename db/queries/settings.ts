import { eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { settings, userProfiles } from "#db/schema/index.ts";
import type { Settings } from "#lib/schemas/settings.ts";
import { recordTextConsent } from "./text-consents.ts";

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

export async function saveSettings(
  userId: string,
  input: Settings,
  db: Executor = database(),
): Promise<Settings> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ isGiven: settings.textMessageAlerts })
      .from(settings)
      .where(eq(settings.userId, userId));
    await tx
      .insert(settings)
      .values({ userId, ...input })
      .onConflictDoUpdate({ target: settings.userId, set: { ...input, updatedAt: new Date() } });
    const isGiven = input.textMessageAlerts;
    if ((before?.isGiven ?? false) === isGiven) return;
    const [profile] = await tx
      .select({ mobileNumber: userProfiles.mobileNumber })
      .from(userProfiles)
      .where(eq(userProfiles.userId, userId));
    const mobileNumber = profile?.mobileNumber ?? null;
    await recordTextConsent(tx, { userId, place: "settings", isGiven, mobileNumber });
  });
  return input;
}
