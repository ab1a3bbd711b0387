import "server-only";
import { findOpenHouseByLink } from "#db/queries/open-house-links.ts";
import { addVisitor } from "#db/queries/open-house-visitors.ts";
import { AppError, found } from "#lib/errors.ts";
import { sheetHours, sheetState, signedAtOf } from "#lib/listing/sheet-hours.ts";
import type { SheetEntryInput, SheetView } from "#lib/schemas/open-houses.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { countAttempt, countFailures, TOO_MANY_INVALID_LINKS } from "./limits.ts";

// The same for every link that doesn't work.
const LINK_OVER =
  "This sign-in sheet is no longer available. The seller can open another one in their account.";
const TOO_MANY = "A lot of people are signing in. We'll send this entry a little later.";
const TOO_LATE = "This was entered after the sign-in sheet closed.";

async function findSheet(secret: string, now: Date) {
  const sheet = await findOpenHouseByLink(secret, "sheet");
  return sheet && sheetHours(sheet).lastSentAt > now ? sheet : null;
}

/**
 * Returns the state of a sign-in sheet and saves what a visitor entered. An entry sent again is
 * saved once.
 * @param address the tablet's network address
 * @throws AppError `not_found` for an unknown or ended link, `conflict` for an entry after the
 *   end or on a full sheet, `rate_limited`
 */
export async function answerSheet(
  secret: string,
  entry: SheetEntryInput | null,
  address: string,
  now = new Date(),
): Promise<SheetView> {
  const work = () => findSheet(secret, now);
  const sheet = found(
    await countFailures({ sheetByAddress: address }, TOO_MANY_INVALID_LINKS, work),
    LINK_OVER,
  );
  if (entry) {
    const signedAt = signedAtOf(sheet, new Date(entry.signedAt), now);
    if (!signedAt) throw new AppError("conflict", TOO_LATE);
    const keys = { entryByAddress: address, entryByOpenHouse: sheet.id };
    await countAttempt(keys, TOO_MANY);
    await addVisitor(sheet.id, { ...entry, signedAt });
  }
  const { opensAt, closesAt } = sheetHours(sheet);
  return {
    home: sheet.home,
    startsAt: sheet.startsAt.toISOString(),
    endsAt: sheet.endsAt.toISOString(),
    timeZone: timeZoneOfHome(sheet.place),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    state: sheetState(sheet, now),
    now: now.toISOString(),
  };
}
