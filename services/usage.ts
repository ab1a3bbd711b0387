import "server-only";
import type { LanguageModel } from "ai";
import {
  addTokens,
  claimLimitNotice,
  countUsage,
  refundUsage,
  MAIL_POTS,
  type MailPot,
  type UsageKey,
  usageOfDay,
} from "#db/queries/usage.ts";
import { env } from "#server/env.ts";
import { configuredModel } from "#server/language-model/language-model.ts";
import { logError } from "#server/log.ts";

export { MAIL_POTS, type MailPot };

const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** When the next day (UTC) begins, and with it what may be used anew. */
export const nextDay = (now: Date) => new Date(Date.parse(dayOf(now)) + DAY_MS);

interface Ceilings {
  /** Null: without one. */
  account: number | null;
  all: number | null;
}

/** Counts one of an account under its ceiling and that of all together, or under neither. */
async function claim(key: UsageKey, ceilings: Ceilings): Promise<boolean> {
  if (key.accountId !== null && !(await countUsage(key, ceilings.account))) {
    await reportLimitReached(key);
    return false;
  }
  const all = { ...key, accountId: null };
  if (await countUsage(all, ceilings.all)) return true;
  if (key.accountId !== null) await refundUsage(key);
  await reportLimitReached(all);
  return false;
}

// Once a day for all together, and once for each account.
async function reportLimitReached({ day, kind, accountId }: UsageKey): Promise<void> {
  if (!(await claimLimitNotice({ day, kind, accountId }))) return;
  const whose = accountId === null ? { of: "all" } : { of: "account", accountId };
  const cause = new Error("The daily limit is reached; see docs/operations.md, Costs");
  logError("ceiling reached", cause, { kind, ...whose });
}

/**
 * The language model that is configured, its calls counted as an account's; null for none. A call
 * beyond the day's ceiling of all together fails, and the built-in writer stands in. What an account
 * may write in a day is bounded beside it (services/limits.ts).
 */
export async function countedModel(accountId: string): Promise<LanguageModel | null> {
  const model = await configuredModel();
  if (!model) return null;
  const { meteredModel } = await import("#server/language-model/metered-model.ts");
  const key: UsageKey = { kind: "model_call", day: dayOf(new Date()), accountId };
  return meteredModel(model, {
    claim: () => claim(key, { account: null, all: env().MODEL_CALLS_PER_DAY }),
    note: (tokens) =>
      addTokens(key, tokens).catch((error: unknown) =>
        logError("could not count the tokens of a model call", error),
      ),
  });
}

/** Which ceilings of a day an email counts under, and whose. */
export type CountedAs = { pot: Exclude<MailPot, "account_mail">; accountId: string };

/** A mail that was counted; `refundChange` where it was not sent after all. */
export interface CountedMail {
  giveBack: () => Promise<void>;
}

const ceilingsOf = (pot: MailPot): Ceilings => {
  const { MAILS_PER_DAY, MAILS_PER_DAY_BY_ACCOUNT } = env();
  const { FOLLOW_UPS_PER_DAY, FOLLOW_UPS_PER_DAY_BY_ACCOUNT } = env();
  if (pot === "account_mail") return { account: null, all: null };
  return pot === "follow_up"
    ? { account: FOLLOW_UPS_PER_DAY_BY_ACCOUNT, all: FOLLOW_UPS_PER_DAY }
    : { account: MAILS_PER_DAY_BY_ACCOUNT, all: MAILS_PER_DAY };
};

/**
 * Counts an email that is about to be sent.
 * @param as null: it is sent whatever was sent before, and only counted
 * @returns null where a ceiling is reached: the email waits for the next day
 */
export async function countMail(
  as: CountedAs | null,
  now = new Date(),
): Promise<CountedMail | null> {
  const { pot: kind, accountId } = as ?? { pot: "account_mail" as const, accountId: null };
  const key: UsageKey = { kind, day: dayOf(now), accountId };
  if (!(await claim(key, ceilingsOf(kind)))) return null;
  return {
    giveBack: async () => {
      if (accountId !== null) await refundUsage(key);
      await refundUsage({ ...key, accountId: null });
    },
  };
}

/** What costs money, as used since the day (UTC) began, and how much of it may be. */
export interface UsageToday {
  day: string;
  modelCalls: number;
  inputTokens: number;
  outputTokens: number;
  mails: Record<MailPot, number>;
  /** Accounts whose mails wait for the next day. */
  accountsHeldBack: number;
  ceilings: { modelCalls: number; mails: Record<MailPot, Ceilings> };
}

export async function usageToday(now = new Date()): Promise<UsageToday> {
  const day = dayOf(now);
  const mails = Object.fromEntries(MAIL_POTS.map((pot) => [pot, ceilingsOf(pot)]));
  return {
    day,
    ...(await usageOfDay(day)),
    ceilings: {
      modelCalls: env().MODEL_CALLS_PER_DAY,
      mails: mails as Record<MailPot, Ceilings>,
    },
  };
}
