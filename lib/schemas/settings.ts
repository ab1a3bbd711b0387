import { z } from "zod";

const choice = z.boolean("Must be true or false");

export const settingsView = z.object({
  marketingEmails: choice,
  activityAlerts: choice,
  featureUpdates: choice,
  monthlyNewsletter: choice,
  textMessageAlerts: choice,
});
export type Settings = z.infer<typeof settingsView>;
