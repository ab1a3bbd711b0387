import { z } from "zod";
import { trueOrFalse } from "./values.ts";

export const settingsView = z.object({
  marketingEmails: trueOrFalse,
  activityAlerts: trueOrFalse,
  featureUpdates: trueOrFalse,
  monthlyNewsletter: trueOrFalse,
  textMessageAlerts: trueOrFalse,
});

export const settingsInput = settingsView.extend({
  // What the person saw: a change of their consent since then is refused.
  seenTextConsent: trueOrFalse.optional(),
});
export type SettingsInput = z.infer<typeof settingsInput>;
export type Settings = z.infer<typeof settingsView>;
