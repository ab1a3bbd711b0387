import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { openHouses, showings } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { MAX_OPEN_HOUSES } from "#lib/fields/listing.ts";
import { SHOWING_STATE_KEYS, SHOWING_STATES } from "#lib/fields/showings.ts";
import { overlapsOpenHouse } from "#lib/listing/overlapping-open-house.ts";

const FULL = `You have ${MAX_OPEN_HOUSES} open houses scheduled, the most allowed. Delete one before you add another.`;
const AT_THAT_TIME = "You have another open house scheduled at that time.";
const BESIDE = "You have something else scheduled at that time.";
const HOLDING = SHOWING_STATE_KEYS.filter((state) => SHOWING_STATES[state].holds);

export interface RequestedTime {
  startsAt: Date;
  endsAt: Date;
  /** The seller knows of the overlap and wants both. */
  holdsBoth: boolean;
  now: Date;
  except?: string;
}

/**
 * Rejects an open house above the limit or at the time of another.
 * @param listing locked, to prevent races
 * @throws AppError `conflict`
 */
export async function assertBelowLimit(
  tx: Transaction,
  listing: { id: string },
  { startsAt, endsAt, now, except }: RequestedTime,
): Promise<void> {
  const planned = await tx
    .select({ startsAt: openHouses.startsAt, endsAt: openHouses.endsAt })
    .from(openHouses)
    .where(
      and(
        eq(openHouses.listingId, listing.id),
        gt(openHouses.endsAt, now),
        isNull(openHouses.cancelledAt),
        except ? ne(openHouses.id, except) : undefined,
      ),
    );
  if (planned.length >= MAX_OPEN_HOUSES) throw new AppError("conflict", FULL);
  if (planned.some((other) => other.startsAt < endsAt && startsAt < other.endsAt)) {
    throw new AppError("conflict", AT_THAT_TIME, { fields: { from: AT_THAT_TIME } });
  }
}

/**
 * Rejects an open house at the time of a showing or a blocked time, unless the seller wants both. It may
 * overlap the pause after a showing.
 * @param listing locked, to prevent races
 * @throws AppError `conflict`, with what overlaps on `holdsBoth`
 */
export async function assertNoOverlap(
  tx: Transaction,
  listing: { id: string; timeZone: string },
  { startsAt, endsAt, holdsBoth, now }: RequestedTime,
): Promise<void> {
  if (holdsBoth) return;
  const beside = await tx
    .select({
      state: showings.state,
      name: showings.name,
      startsAt: showings.startsAt,
      endsAt: showings.endsAt,
    })
    .from(showings)
    .where(
      and(
        eq(showings.listingId, listing.id),
        inArray(showings.state, HOLDING),
        or(isNull(showings.answerBy), gt(showings.answerBy, now)),
        lt(showings.startsAt, endsAt),
        gt(showings.endsAt, startsAt),
      ),
    )
    .orderBy(asc(showings.startsAt));
  const [first] = beside;
  if (!first) return;
  const holdsBothSays = overlapsOpenHouse(
    { ...first, others: beside.length - 1 },
    listing.timeZone,
  );
  throw new AppError("conflict", BESIDE, { fields: { holdsBoth: holdsBothSays } });
}
