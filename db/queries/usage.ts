import { and, countDistinct, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { MAIL_POTS, type MailPot, type USAGE_KINDS, usageDays } from "#db/schema/index.ts";

export { MAIL_POTS, type MailPot };

export type UsageKind = (typeof USAGE_KINDS)[number];

/** Whose usage of which day (UTC, YYYY-MM-DD); without an account: all together. */
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

/** The row of an account and that of all together. */
const isEither = (key: UsageKey) => or(isKey(key), isKey({ ...key, accountId: null }));

/**
 * Counts one, unless the ceiling is reached: by one statement, so that of many at once, on whatever
 * instance, no more than that are counted.
 * @param ceiling null: it is counted without one
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

/** Takes one back that was counted, of an account alone or of all together alone. */
export async function refundUsage(key: UsageKey): Promise<void> {
  await database()
    .update(usageDays)
    .set({ count: sql`greatest(${usageDays.count} - 1, 0)` })
    .where(isKey(key));
}

/** Adds the tokens of a call that was counted, to its account and to all together. */
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

/** True for one caller in a day of all instances: who is to tell the operator of the ceiling. */
export async function claimLimitNotice(key: UsageKey): Promise<boolean> {
  const news = { toldAt: new Date() };
  const claimed = await database()
    .insert(usageDays)
    .values({ ...key, ...news })
    .onConflictDoUpdate({
      target: [usageDays.day, usageDays.kind, usageDays.accountId],
      set: news,
      setWhere: isNull(usageDays.toldAt),
    })
    .returning({ day: usageDays.day });
  return claimed.length > 0;
}

/** What was used on a day of all together, and how many accounts have come to their ceiling. */
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
    isNotNull(usageDays.toldAt),
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
