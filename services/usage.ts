import "server-only";
import type { LanguageModel } from "ai";
import {
  addTokens,
  claimCeilingNews,
  countUsage,
  giveBackUsage,
  type UsageKey,
  usageOfDay,
} from "#db/queries/usage.ts";
import { env } from "#server/env.ts";
import { configuredModel } from "#server/language-model/language-model.ts";
import { logError } from "#server/log.ts";

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
    await tellOfCeiling(key);
    return false;
  }
  const all = { ...key, accountId: null };
  if (await countUsage(all, ceilings.all)) return true;
  if (key.accountId !== null) await giveBackUsage(key);
  await tellOfCeiling(all);
  return false;
}

// Once a day for all together, and once for each account.
async function tellOfCeiling({ day, kind, accountId }: UsageKey): Promise<void> {
  if (!(await claimCeilingNews({ day, kind, accountId }))) return;
  const whose = accountId === null ? { of: "all" } : { of: "account", accountId };
  const cause = new Error("No more than that is used today; see docs/operations.md, Costs");
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
        logError("tokens of a model call not counted", error),
      ),
  });
}

/** A mail that was counted; `giveBack` where it was not sent after all. */
export interface CountedMail {
  giveBack: () => Promise<void>;
}

/**
 * Counts a mail that is about to be sent.
 * @param accountId whose ceiling it counts under; null: a mail that is sent whatever was sent before,
 *   about signing in above all, and is only counted
 * @returns null where the ceiling is reached: the mail waits for the next day
 */
export async function countMail(
  accountId: string | null,
  now = new Date(),
): Promise<CountedMail | null> {
  const { MAILS_PER_DAY, MAILS_PER_DAY_BY_ACCOUNT } = env();
  const key: UsageKey = { kind: "mail", day: dayOf(now), accountId };
  const ceilings =
    accountId === null
      ? { account: null, all: null }
      : { account: MAILS_PER_DAY_BY_ACCOUNT, all: MAILS_PER_DAY };
  if (!(await claim(key, ceilings))) return null;
  return {
    giveBack: async () => {
      if (accountId !== null) await giveBackUsage(key);
      await giveBackUsage({ ...key, accountId: null });
    },
  };
}

/** What costs money, as used since the day (UTC) began, and how much of it may be. */
export interface UsageToday {
  day: string;
  modelCalls: number;
  inputTokens: number;
  outputTokens: number;
  mails: number;
  /** Accounts whose mails wait for the next day. */
  accountsHeldBack: number;
  ceilings: Record<"modelCalls" | "mails" | "mailsByAccount", number>;
}

export async function usageToday(now = new Date()): Promise<UsageToday> {
  const { MODEL_CALLS_PER_DAY, MAILS_PER_DAY, MAILS_PER_DAY_BY_ACCOUNT } = env();
  const day = dayOf(now);
  return {
    day,
    ...(await usageOfDay(day)),
    ceilings: {
      modelCalls: MODEL_CALLS_PER_DAY,
      mails: MAILS_PER_DAY,
      mailsByAccount: MAILS_PER_DAY_BY_ACCOUNT,
    },
  };
}
