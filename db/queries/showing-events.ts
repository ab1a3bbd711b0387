import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { properties } from "#db/schema/index.ts";
import type { AccountEvent, ShowingFacts } from "#lib/events/event.ts";
import { SHOWING_STATES } from "#lib/fields/showings.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { addEvent } from "./events.ts";
import type { Showing, ShowingActor } from "./showing-row.ts";

const isSameTime = (one: Showing, other: Showing) => +one.startsAt === +other.startsAt;

function byVisitor(
  before: Showing | null,
  after: Showing,
  facts: ShowingFacts,
): AccountEvent | null {
  const isConfirmed = after.state === "confirmed";
  const holds = SHOWING_STATES[after.state].holds;
  if (!before || (holds && !SHOWING_STATES[before.state].holds)) {
    return { kind: "showing_requested", data: { ...facts, isConfirmed } };
  }
  if (after.state === "cancelled" && before.state !== "cancelled") {
    return { kind: "showing_cancelled", data: { ...facts, by: "visitor" } };
  }
  if (!isSameTime(before, after)) {
    const from = before.startsAt.toISOString();
    return { kind: "showing_moved", data: { ...facts, from, isConfirmed } };
  }
  if (before.state === "proposed" && isConfirmed) return { kind: "showing_agreed", data: facts };
  if (!before.feedbackAt && after.feedbackAt) return { kind: "showing_feedback", data: facts };
  return null;
}

function eventOf(
  before: Showing | null,
  after: Showing,
  { who }: ShowingActor,
  facts: ShowingFacts,
): AccountEvent | null {
  if (who === "visitor") return byVisitor(before, after, facts);
  if (!before || before.state === after.state) return null;
  if (after.state === "cancelled") {
    return { kind: "showing_cancelled", data: { ...facts, by: after.endedBy ?? "seller" } };
  }
  if (after.state !== "expired") return null;
  const waitedFor = before.state === "proposed" ? "visitor" : "seller";
  return { kind: "showing_expired", data: { ...facts, waitedFor } };
}

/** Returns the data of every event about a showing. */
export async function factsOfShowing(
  tx: Transaction,
  { id, name, startsAt, accountId }: Pick<Showing, "id" | "name" | "startsAt" | "accountId">,
): Promise<ShowingFacts> {
  const { state, zipCode, timeZone: chosenTimeZone } = properties;
  const [home] = await tx
    .select({ state, zipCode, chosenTimeZone })
    .from(properties)
    .where(eq(properties.userId, accountId));
  const timeZone = timeZoneOfHome(home ?? null);
  return { showingId: id, name, startsAt: startsAt.toISOString(), timeZone };
}

/** Adds an event about a showing for the seller's account, unless they caused it. */
export async function notifySeller(
  tx: Transaction,
  before: Showing | null,
  after: Showing,
  by: ShowingActor,
): Promise<void> {
  const { accountId } = after;
  const event = eventOf(before, after, by, await factsOfShowing(tx, after));
  if (event) await addEvent(tx, { accountId, actorId: by.actorId }, event);
}
