import "server-only";
import { env } from "#server/env.ts";
import type { SendText } from "./send-text.ts";
import { twilioSender } from "./twilio.ts";

/** Returns the configured sender of text messages; null if there is none, and in a preview. */
export function textSender(): SendText | null {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_API_URL, PREVIEW } = env();
  if (PREVIEW || !TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) return null;
  return twilioSender({
    ...{ sid: TWILIO_ACCOUNT_SID, token: TWILIO_AUTH_TOKEN },
    ...{ from: TWILIO_FROM, url: TWILIO_API_URL },
  });
}
