import { and, eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { listings, properties, showings, users } from "#db/schema/index.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";

/** Returns a showing for a person of its account, with their current email address; null otherwise. */
export async function findShowingOfMember(
  userId: string,
  showingId: string,
  db: Executor = database(),
) {
  const [row] = await db
    .select({
      accountId: users.accountId,
      userEmail: users.email,
      name: showings.name,
      email: showings.email,
      phone: showings.phone,
      message: showings.message,
      byVideo: showings.byVideo,
      state: showings.state,
      startsAt: showings.startsAt,
      endsAt: showings.endsAt,
      answerBy: showings.answerBy,
      street: properties.addressLine1,
      zipCode: properties.zipCode,
      homeState: properties.state,
      chosenTimeZone: properties.timeZone,
    })
    .from(showings)
    .innerJoin(listings, eq(listings.id, showings.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .innerJoin(users, eq(users.accountId, properties.userId))
    .where(and(eq(showings.id, showingId), eq(users.id, userId)));
  if (!row) return null;
  const { zipCode, homeState, chosenTimeZone, ...showing } = row;
  return { ...showing, timeZone: timeZoneOfHome({ state: homeState, zipCode, chosenTimeZone }) };
}
export type ShowingOfMember = NonNullable<Awaited<ReturnType<typeof findShowingOfMember>>>;
