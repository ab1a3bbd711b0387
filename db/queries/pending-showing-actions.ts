import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { ownedRead } from "#db/owned-read.ts";
import { listings, properties, showings, showingSettings } from "#db/schema/index.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;
/** How long the seller is asked whether the buyer came. */
const DAYS_ASKED_AFTER = 14;

const isAwaitingAnswer = sql`${showings.state} = 'requested' and ${showings.answerBy} > ${now}`;
const isUpcoming = sql`${showings.state} = 'confirmed' and ${showings.startsAt} > ${now}`;
const isOver = sql`${showings.state} = 'confirmed' and ${showings.cameToIt} is null
  and ${showings.endsAt} <= ${now}
  and ${showings.endsAt} > ${now} - make_interval(days => ${sql.raw(String(DAYS_ASKED_AFTER))})`;

/**
 * Open tasks of an account's showings: waiting requests, the next showing, the latest one without an answer
 * whether the buyer came, and whether buyers can choose a time.
 */
export const pendingShowingActionsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        isOpen: sql<boolean>`coalesce(bool_or(${showingSettings.isOpen}), false)`.as("is_open"),
        waiting: sql<number>`(count(*) filter (where ${isAwaitingAnswer}))::int`.as("waiting"),
        answerBy: sql<Date | null>`min(${showings.answerBy}) filter (where ${isAwaitingAnswer})`
          .mapWith(showings.answerBy)
          .as("answer_by"),
        nextAt: sql<Date | null>`min(${showings.startsAt}) filter (where ${isUpcoming})`
          .mapWith(showings.startsAt)
          .as("next_at"),
        overAt: sql<Date | null>`max(${showings.startsAt}) filter (where ${isOver})`
          .mapWith(showings.startsAt)
          .as("over_at"),
        overId: sql<
          string | null
        >`(array_agg(${showings.id} order by ${showings.startsAt} desc) filter (where ${isOver}))[1]`.as(
          "over_id",
        ),
        lastAskedAt: sql<Date | null>`max(${showings.createdAt})`
          .mapWith(showings.createdAt)
          .as("last_asked_at"),
      })
      .from(listings)
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .leftJoin(showingSettings, eq(showingSettings.listingId, listings.id))
      .leftJoin(
        showings,
        and(eq(showings.listingId, listings.id), notInArray(showings.state, ["blocked", "spam"])),
      )
      .where(eq(properties.userId, accountId)),
  ([row]) => ({
    isOpen: row?.isOpen ?? false,
    waiting: { count: row?.waiting ?? 0, answerBy: row?.answerBy ?? null },
    nextAt: row?.nextAt ?? null,
    over: row?.overId && row.overAt ? { id: row.overId, startsAt: row.overAt } : null,
    lastAskedAt: row?.lastAskedAt ?? null,
  }),
);
export type PendingShowingActions = ReturnType<typeof pendingShowingActionsOfAccount.view>;

const hour = sql<Date>`date_trunc('hour', ${showings.createdAt})`
  .mapWith(showings.createdAt)
  .as("hour");

/** Showings that buyers requested by choosing a time, per hour, and how many of the buyers came. */
export const showingHoursOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        hour,
        count: sql<number>`count(*)::int`.as("count"),
        came: sql<number>`(count(*) filter (where ${showings.cameToIt}))::int`.as("came"),
      })
      .from(showings)
      .where(
        and(
          inArray(
            showings.listingId,
            db
              .select({ id: listings.id })
              .from(listings)
              .innerJoin(properties, eq(properties.id, listings.propertyId))
              .where(eq(properties.userId, accountId)),
          ),
          notInArray(showings.state, ["blocked", "spam"]),
        ),
      )
      .groupBy(sql`hour`),
  (rows) => rows,
);
