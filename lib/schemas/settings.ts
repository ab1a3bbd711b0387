import { z } from "zod";
import { trueOrFalse } from "./values.ts";

export const settingsView = z.object({
  marketingEmails: trueOrFalse,
  activityAlerts: trueOrFalse,
  featureUpdates: trueOrFalse,
  monthlyNewsletter: trueOrFalse,
  textMessageAlerts: trueOrFalse,
});
export type Settings = z.infer<typeof settingsView>;
