import { and, countDistinct, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { MAIL_POTS, type MailPot, type USAGE_KINDS, usageDays } from "#db/schema/index.ts";

export { MAIL_POTS, type MailPot };

export type UsageKind = (typeof USAGE_KINDS)[number];

/** An account's usage on a UTC day (YYYY-MM-DD); the total without an account. */
export interface UsageKey {
  day: string;
  kind: UsageKind;
  accountId: string | null;
}

const isKey = ({ day, kind, accountId }: UsageKey): SQL | undefined =>
  and(
    eq(usageDays.day, day),
    eq(usageDays.kind, kind),
    accountId === null ? isNull(usageDays.accountId) : eq(usageDays.accountId, accountId),
  );

const isEither = (key: UsageKey) => or(isKey(key), isKey({ ...key, accountId: null }));

/**
 * Counts one use, unless the limit is reached. One statement, so that concurrent calls across instances
 * can't exceed the limit.
 * @param ceiling null: no limit
 */
export async function countUsage(key: UsageKey, ceiling: number | null): Promise<boolean> {
  if (ceiling === 0) return false;
  const counted = await database()
    .insert(usageDays)
    .values({ ...key, count: 1 })
    .onConflictDoUpdate({
      target: [usageDays.day, usageDays.kind, usageDays.accountId],
      set: { count: sql`${usageDays.count} + 1` },
      ...(ceiling !== null && { setWhere: lt(usageDays.count, ceiling) }),
    })
    .returning({ day: usageDays.day });
  return counted.length > 0;
}

/** Subtracts one use, from only an account's row or only the total. */
export async function refundUsage(key: UsageKey): Promise<void> {
  await database()
    .update(usageDays)
    .set({ count: sql`greatest(${usageDays.count} - 1, 0)` })
    .where(isKey(key));
}

/** Adds the tokens of a counted call to its account and the total. */
export async function addTokens(
  key: UsageKey,
  { input, output }: { input: number; output: number },
): Promise<void> {
  await database()
    .update(usageDays)
    .set({
      inputTokens: sql`${usageDays.inputTokens} + ${input}::bigint`,
      outputTokens: sql`${usageDays.outputTokens} + ${output}::bigint`,
    })
    .where(isEither(key));
}

/** Returns true for one caller per day across all instances, who notifies the operator of the limit. */
export async function claimLimitNotice(key: UsageKey): Promise<boolean> {
  const news = { notifiedAt: new Date() };
  const claimed = await database()
    .insert(usageDays)
    .values({ ...key, ...news })
    .onConflictDoUpdate({
      target: [usageDays.day, usageDays.kind, usageDays.accountId],
      set: news,
      setWhere: isNull(usageDays.notifiedAt),
    })
    .returning({ day: usageDays.day });
  return claimed.length > 0;
}

/** Returns a day's total usage, and how many accounts reached their limit. */
export async function usageOfDay(day: string) {
  const ofAll = await database()
    .select({
      kind: usageDays.kind,
      count: usageDays.count,
      inputTokens: usageDays.inputTokens,
      outputTokens: usageDays.outputTokens,
    })
    .from(usageDays)
    .where(and(eq(usageDays.day, day), isNull(usageDays.accountId)));
  const isHeldBack = and(
    eq(usageDays.day, day),
    isNotNull(usageDays.accountId),
    isNotNull(usageDays.notifiedAt),
  );
  const [held] = await database()
    .select({ accounts: countDistinct(usageDays.accountId) })
    .from(usageDays)
    .where(isHeldBack);
  const calls = ofAll.find(({ kind }) => kind === "model_call");
  const countOf = (pot: MailPot) => ofAll.find(({ kind }) => kind === pot)?.count ?? 0;
  const mails = Object.fromEntries(MAIL_POTS.map((pot) => [pot, countOf(pot)]));
  return {
    modelCalls: calls?.count ?? 0,
    inputTokens: calls?.inputTokens ?? 0,
    outputTokens: calls?.outputTokens ?? 0,
    mails: mails as Record<MailPot, number>,
    accountsHeldBack: held?.accounts ?? 0,
  };
}
