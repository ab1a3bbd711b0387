import { z } from "zod";

const choice = z.boolean("Must be true or false");

/** The five notification choices: GET and POST /api/settings. */
export const settingsView = z.object({
  marketingEmails: choice,
  activityAlerts: choice,
  featureUpdates: choice,
  monthlyNewsletter: choice,
  textMessageAlerts: choice,
});
export type Settings = z.infer<typeof settingsView>;
