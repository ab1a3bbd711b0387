import { and, count, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { ownedRead } from "#db/owned-read.ts";
import { listings, openHouses, properties, showings } from "#db/schema/index.ts";
import { isCanceledBySale } from "./open-house-cancellation.ts";

const now = sql.placeholder("now");

/** What marking an account's home as sold would cancel: showings, by whether there is an email, and open houses. */
export const canceledBySaleOfAccount = ownedRead(
  ({ accountId }, db) => {
    const upcoming = db
      .select({
        total: count().as("total"),
        withoutEmail: sql<number>`count(*) filter (where ${showings.email} is null)`
          .mapWith(Number)
          .as("without_email"),
      })
      .from(showings)
      .where(
        and(
          eq(showings.listingId, listings.id),
          inArray(showings.state, ["requested", "proposed", "confirmed"]),
          gt(showings.startsAt, now),
          or(isNull(showings.answerBy), gt(showings.answerBy, now)),
        ),
      )
      .as("upcoming");
    const planned = db
      .select({ id: openHouses.id })
      .from(openHouses)
      .where(and(eq(openHouses.listingId, listings.id), isCanceledBySale(db, now)));
    return db
      .select({
        showings: upcoming.total,
        withoutEmail: upcoming.withoutEmail,
        openHouses: sql<number>`(select count(*)::int from ${planned} p)`.as("open_houses"),
      })
      .from(listings)
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .leftJoinLateral(upcoming, sql`true`)
      .where(eq(properties.userId, accountId));
  },
  ([row]) => ({
    showings: row?.showings ?? 0,
    withoutEmail: row?.withoutEmail ?? 0,
    openHouses: row?.openHouses ?? 0,
  }),
);
