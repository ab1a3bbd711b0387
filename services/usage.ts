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

/** Returns when the next day (UTC) begins and the daily limits reset. */
export const nextDay = (now: Date) => new Date(Date.parse(dayOf(now)) + DAY_MS);

interface Ceilings {
  /** Null means no limit. */
  account: number | null;
  all: number | null;
}

/** Counts a use under the account's limit and the global one, or under neither. */
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

// Once a day for the global limit, and once for each account.
async function reportLimitReached({ day, kind, accountId }: UsageKey): Promise<void> {
  if (!(await claimLimitNotice({ day, kind, accountId }))) return;
  const whose = accountId === null ? { of: "all" } : { of: "account", accountId };
  const cause = new Error("The daily limit is reached; see docs/operations.md, Costs");
  logError("ceiling reached", cause, { kind, ...whose });
}

/**
 * Returns the configured language model with its calls counted for an account, or null. A call
 * over the global daily limit fails, and the built-in writer takes over. services/limits.ts
 * limits each account's writing.
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

/** The daily limit that an email counts toward, and the account. */
export type CountedAs = { pot: Exclude<MailPot, "account_mail">; accountId: string };

/** A counted email; `giveBack` uncounts one that wasn't sent. */
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
 * Counts an email before it is sent.
 * @param as null counts it without a limit
 * @returns null when a limit is reached; the email then waits for the next day
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

/** Today's (UTC) use of what costs money, and its limits. */
export interface UsageToday {
  day: string;
  modelCalls: number;
  inputTokens: number;
  outputTokens: number;
  mails: Record<MailPot, number>;
  /** Accounts whose emails wait for the next day. */
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
