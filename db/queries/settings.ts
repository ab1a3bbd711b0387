import { eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { settings } from "#db/schema/index.ts";
import type { Settings } from "#lib/schemas/settings.ts";

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
  await db
    .insert(settings)
    .values({ userId, ...input })
    .onConflictDoUpdate({ target: settings.userId, set: { ...input, updatedAt: new Date() } });
  return input;
}
