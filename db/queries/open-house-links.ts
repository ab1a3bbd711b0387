import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { listings, openHouseLinks, openHouses, properties } from "#db/schema/index.ts";
import { homePlace } from "./home-place.ts";
import { AppError, notFound } from "#lib/errors.ts";
import type { OpenHouseLink } from "#lib/fields/open-houses.ts";
import { sheetHours } from "#lib/listing/sheet-hours.ts";
import { hashLinkSecret, createLinkSecret } from "#server/link-secret.ts";
import { lockOpenHouse, NO_OPEN_HOUSE, ownOpenHouse } from "./open-houses.ts";

const IS_OVER: Record<OpenHouseLink, string> = {
  invitation: "This open house is over.",
  sheet: "This open house is over, and its sign-in sheet is closed.",
};

/** Returns the secret of an open house's link. */
export const openHouseSecret = (linkId: string): string => createLinkSecret(`open house ${linkId}`);

interface NewLink {
  /** The open house's. */
  id: string;
  purpose: OpenHouseLink;
  /** An open link ends; otherwise it stays, because a tablet may have it. */
  replaces: boolean;
}

/**
 * Creates an open house's link.
 * @throws AppError `not_found` for an open house that the account doesn't have, `conflict` for a past one
 */
export async function makeOpenHouseLink(
  accountId: string,
  { id: openHouseId, purpose, replaces }: NewLink,
  now: Date,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { openHouse } = await lockOpenHouse(tx, accountId, openHouseId, now);
    const end = purpose === "sheet" ? sheetHours(openHouse).closesAt : openHouse.endsAt;
    if (end <= now) throw new AppError("conflict", IS_OVER[purpose]);
    const id = crypto.randomUUID();
    const made = { id, secretHash: hashLinkSecret(openHouseSecret(id)), endedAt: null };
    await tx
      .insert(openHouseLinks)
      .values({ ...made, openHouseId, purpose })
      .onConflictDoUpdate({
        target: [openHouseLinks.openHouseId, openHouseLinks.purpose],
        set: { ...made, createdAt: now },
        ...(!replaces && { setWhere: isNotNull(openHouseLinks.endedAt) }),
      });
  });
}

/** @throws AppError `not_found` for an open house that the account doesn't have */
async function ofOwn(db: Executor, accountId: string, openHouseId: string, purpose: OpenHouseLink) {
  const [own] = await db
    .select({ id: openHouses.id })
    .from(openHouses)
    .where(ownOpenHouse(db, accountId, openHouseId));
  if (!own) throw notFound(NO_OPEN_HOUSE);
  return and(eq(openHouseLinks.openHouseId, own.id), eq(openHouseLinks.purpose, purpose));
}

/** Ends the invitation link. @throws AppError `not_found` */
export async function revokeInvitation(
  accountId: string,
  openHouseId: string,
  db: Executor = database(),
): Promise<void> {
  await db.delete(openHouseLinks).where(await ofOwn(db, accountId, openHouseId, "invitation"));
}

/** Closes the sign-in sheet. It still accepts entries made before. @throws AppError `not_found` */
export async function closeSheet(
  accountId: string,
  openHouseId: string,
  now: Date,
  db: Executor = database(),
): Promise<void> {
  await db
    .update(openHouseLinks)
    .set({ endedAt: now })
    .where(and(await ofOwn(db, accountId, openHouseId, "sheet"), isNull(openHouseLinks.endedAt)));
}

/** Returns the id of the sign-in sheet's link; null without one. @throws AppError `not_found` */
export async function findSheetLink(
  accountId: string,
  openHouseId: string,
  db: Executor = database(),
): Promise<string | null> {
  const [link] = await db
    .select({ id: openHouseLinks.id })
    .from(openHouseLinks)
    .where(await ofOwn(db, accountId, openHouseId, "sheet"));
  return link?.id ?? null;
}

/** Returns a link's open house, past or upcoming; null for an unknown link. */
export async function findOpenHouseByLink(
  secret: string,
  purpose: OpenHouseLink,
  db: Executor = database(),
) {
  const [found] = await db
    .select({
      id: openHouses.id,
      listingId: openHouses.listingId,
      accountId: properties.userId,
      startsAt: openHouses.startsAt,
      endsAt: openHouses.endsAt,
      sequence: openHouses.sequence,
      home: properties.addressLine1,
      place: homePlace,
      sheetEndedAt: openHouseLinks.endedAt,
    })
    .from(openHouseLinks)
    .innerJoin(openHouses, eq(openHouses.id, openHouseLinks.openHouseId))
    .innerJoin(listings, eq(listings.id, openHouses.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(
      and(
        eq(openHouseLinks.secretHash, hashLinkSecret(secret)),
        eq(openHouseLinks.purpose, purpose),
        isNull(openHouses.cancelledAt),
      ),
    );
  return found ?? null;
}
