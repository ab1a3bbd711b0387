import { eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { settings } from "#db/schema/index.ts";
import type { Settings } from "#lib/schemas/settings.ts";

const CHOICES = {
  marketingEmails: settings.marketingEmails,
  activityAlerts: settings.activityAlerts,
  featureUpdates: settings.featureUpdates,
  monthlyNewsletter: settings.monthlyNewsletter,
  textMessageAlerts: settings.textMessageAlerts,
};

export async function getSettings(
  userId: string,
  db: Executor = database(),
): Promise<Settings | null> {
  const [row] = await db.select(CHOICES).from(settings).where(eq(settings.userId, userId)).limit(1);
  return row ?? null;
}

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
