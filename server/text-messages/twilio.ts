import "server-only";
import { z } from "zod";
import { boundedFetch } from "#server/bounded-fetch.ts";
import type { SendText } from "./send-text.ts";
import { TextFailed, TextRefused, TextStopped } from "./errors.ts";

const API = "https://api.twilio.com";
const TIMEOUT_MS = 10_000;

// Twilio's error "Attempt to send to unsubscribed recipient".
const STOPPED = 21_610;
const TOO_MANY = 429;

export interface TwilioAccount {
  sid: string;
  token: string;
  from: string;
  url: string | undefined;
}

const problem = z.object({ code: z.number().nullish() });

/** Returns a sender that uses Twilio's Messages resource (API version 2010-04-01). */
export function twilioSender({ sid, token, from, url = API }: TwilioAccount): SendText {
  const address = new URL(`/2010-04-01/Accounts/${sid}/Messages.json`, url);
  const send = boundedFetch({ service: "twilio", timeoutMs: TIMEOUT_MS });
  return async ({ to, body }) => {
    const response = await send(address, {
      method: "POST",
      headers: { Authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}` },
      body: new URLSearchParams({ To: to, From: from, Body: body }),
    }).catch((error: unknown) => {
      throw new TextFailed("Twilio can't be reached", { cause: error });
    });
    const { ok, status } = response;
    if (ok) return void (await response.body?.cancel());
    const parsed = problem.safeParse(await response.json().catch(() => null));
    const code = parsed.data?.code ?? null;
    if (code === STOPPED) throw new TextStopped("The person wants no text messages");
    const sentence = `Twilio answered ${status}, code ${code ?? "unknown"}`;
    // 401 and 403 concern our account, which the operator can fix.
    const isForGood = status >= 400 && status < 500 && ![401, 403, TOO_MANY].includes(status);
    throw isForGood ? new TextRefused(sentence) : new TextFailed(sentence);
  };
}
