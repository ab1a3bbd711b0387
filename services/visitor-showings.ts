import "server-only";
import { getPublicHome, type PublicHome } from "#db/queries/public-listings.ts";
import {
  accountOfListing,
  addShowing,
  changeShowing,
  findSameShowing,
  findShowingBySecret,
  type Showing,
  type ShowingChange,
} from "#db/queries/showings.ts";
import { AppError, found } from "#lib/errors.ts";
import type { ShowingState } from "#lib/fields/showings.ts";
import { statusNow } from "#lib/listing/status.ts";
import type { ShowingFeedbackInput, ShowingRequestInput } from "#lib/schemas/showings.ts";
import {
  answerTime,
  endOfVisitPage,
  instructionsFrom,
  isToCome,
  seesInstructions,
  stateNow,
  takesFeedback,
} from "#lib/showings/states.ts";
import { hashLinkSecret, linkSecret } from "#server/link-secret.ts";
import { freeNow, isOpen, type Locked, readBooking, requireFree, withShowings } from "./booking.ts";
import { readInstructions } from "./showing-instructions.ts";

const NO_VISIT = "This page is not there any more.";
const NOT_OPEN = "Showings of this home can't be asked for now.";
const CHANGED = "This showing has changed meanwhile. Look at how it stands now.";
const NO_VIDEO = "This home is shown in person only.";
const NO_VISITS = "This home is shown by video only.";
const TOO_EARLY = "How it was can be said after the showing.";

/** The secret of the address of a visitor's page. */
export const visitSecret = (showingId: string): string => linkSecret(`showing:${showingId}`);

/** The times that buyers can choose at a listing now; null: showings are not open. */
export async function freeTimesOfListing(listingId: string, now = new Date()) {
  const read = await readBooking(await accountOfListing(listingId), now);
  if (!read.listing || !isOpen(read, now)) return null;
  const { lengthMinutes, inPerson, byVideo } = read.settings;
  return {
    timeZone: read.listing.timeZone,
    starts: freeNow(read, now),
    settings: { lengthMinutes, inPerson, byVideo },
  };
}

function requireOpen(locked: Locked): void {
  if (!isOpen(locked, locked.now)) throw new AppError("conflict", NOT_OPEN);
}

// What becomes of a time that a visitor has chosen.
function chosen(locked: Locked, startsAt: Date, besides?: string) {
  const times = requireFree(locked, startsAt, locked.now, { besides });
  const isConfirmed = locked.settings.confirmsItself;
  return {
    ...times,
    state: isConfirmed ? ("confirmed" as const) : ("requested" as const),
    answerBy: isConfirmed ? null : answerTime(startsAt, locked.now),
  };
}

export interface RequestedShowing {
  id: string;
  secret: string;
  state: ShowingState;
}

/**
 * Asks for a showing. The same again while it stands is the same one.
 * @throws AppError `not_found` for a listing that is gone, `conflict` where showings are not open,
 *   `bad_request` for a way that isn't offered, TimeTakenError (`conflict`, with `nextFree`) for a time
 *   that is not free
 */
export async function requestShowing(
  listingId: string,
  request: ShowingRequestInput,
  now = new Date(),
): Promise<RequestedShowing> {
  const accountId = await accountOfListing(listingId);
  return withShowings(accountId, now, async (locked) => {
    requireOpen(locked);
    const byVideo = request.way === "video";
    const { settings, tx } = locked;
    if (byVideo ? !settings.byVideo : !settings.inPerson) {
      const message = byVideo ? NO_VIDEO : NO_VISITS;
      throw new AppError("bad_request", message, { fields: { way: message } });
    }
    const { name, email, phone, message, preApproved, textConsent } = request;
    const startsAt = new Date(request.startsAt);
    const who = { listingId, name, email, phone, message };
    const same = await findSameShowing(tx, { ...who, startsAt }, now);
    if (same) return { id: same.id, secret: visitSecret(same.id), state: same.state };
    const id = crypto.randomUUID();
    const secret = visitSecret(id);
    const added = await addShowing(
      tx,
      accountId,
      {
        ...{ id, ...who, byVideo, hostId: settings.hostId },
        ...chosen(locked, startsAt),
        isPreApproved: preApproved === null ? null : preApproved === "yes",
        textConsent: textConsent === "yes" && phone !== null,
        secretHash: hashLinkSecret(secret),
      },
      { who: "visitor", actorId: null },
    );
    return { id, secret, state: added.state };
  });
}

const SEEN = [
  ...(["id", "listingId", "accountId", "startsAt", "endsAt", "answerBy", "byVideo"] as const),
  ...(["name", "email", "phone", "isPreApproved", "message", "textConsent"] as const),
  ...(["reason", "endedBy", "calendarId", "sequence", "feedback", "feedbackAt"] as const),
] satisfies (keyof Showing)[];
type Seen = Pick<Showing, (typeof SEEN)[number]>;

/** A showing as its visitor sees it. */
export interface Visit extends Seen {
  state: ShowingState;
  home: PublicHome & { timeZone: string; isActive: boolean };
  /** Whether another time could be asked for now. */
  isOpen: boolean;
  /** From when the visitor of a confirmed showing is told how to get in. */
  instructionsFrom: Date;
  /** How to get in; null while it is not told, and where there is nothing to tell. */
  instructions: string | null;
  /** Where a showing by video takes place; null while it is not told. */
  videoLink: string | null;
  takesFeedback: boolean;
}

async function find(secret: string, now: Date): Promise<Showing | null> {
  const showing = await findShowingBySecret(secret);
  return showing && endOfVisitPage(showing) > now ? showing : null;
}

async function view(showing: Showing, now: Date): Promise<Visit | null> {
  const read = await readBooking(showing.accountId, now);
  const home = await getPublicHome(showing.listingId);
  if (!home || !read.listing) return null;
  const { settings, listing } = read;
  const tells = seesInstructions(showing, now);
  return {
    ...(Object.fromEntries(SEEN.map((key) => [key, showing[key]])) as unknown as Seen),
    state: stateNow(showing, now),
    home: {
      ...home,
      timeZone: listing.timeZone,
      isActive: statusNow(listing, now) === "active",
    },
    isOpen: isOpen(read, now),
    instructionsFrom: instructionsFrom(showing),
    instructions:
      (tells && !showing.byVideo && readInstructions(settings, showing.listingId)) || null,
    videoLink: tells && showing.byVideo ? settings.videoLink : null,
    takesFeedback: takesFeedback(showing, now),
  };
}

/** A visitor's showing by the secret of their page; null for one that is unknown or over. */
export async function visitBySecret(secret: string, now = new Date()): Promise<Visit | null> {
  const showing = await find(secret, now);
  return showing && view(showing, now);
}

/** The times that the visitor of a page could choose now, their own among them. */
export async function freeTimesOfVisit(secret: string, now = new Date()): Promise<Date[]> {
  const { accountId, id } = found(await find(secret, now), NO_VISIT);
  const read = await readBooking(accountId, now);
  return isOpen(read, now) ? freeNow(read, now, { besides: id }) : [];
}

/**
 * Does what a visitor may with their showing.
 * @param next null: it is so already, and nothing changes
 * @throws AppError `not_found` for a secret that is unknown or over, and what `next` throws
 */
async function changeVisit(
  secret: string,
  now: Date,
  next: (showing: Showing, locked: Locked) => ShowingChange | null,
): Promise<Visit> {
  const { accountId } = found(await find(secret, now), NO_VISIT);
  const after = await withShowings(accountId, now, async (locked) => {
    const showing = found(await findShowingBySecret(secret, locked.tx), NO_VISIT);
    const change = next(showing, locked);
    const by = { who: "visitor", actorId: null } as const;
    return change ? changeShowing(locked.tx, showing, change, by) : showing;
  });
  return found(await view(after, now), NO_VISIT);
}

const isSameTime = (one: Date, other: Date) => one.getTime() === other.getTime();

function agree({ state, startsAt }: Showing, now: Date): ShowingChange | null {
  if (state === "confirmed") return null;
  if (state !== "proposed" || startsAt <= now) throw new AppError("conflict", CHANGED);
  return { state: "confirmed", answerBy: null };
}

/**
 * Chooses another time for a showing that is to come; its own time again changes nothing, and the one
 * that the seller has proposed agrees to it.
 * @throws AppError `not_found`, `conflict` where it can't be moved any more; TimeTakenError
 */
export const moveVisit = (secret: string, startsAt: Date, now = new Date()): Promise<Visit> =>
  changeVisit(secret, now, (showing, locked) => {
    if (!isToCome(showing, now) || showing.startsAt <= now) throw new AppError("conflict", CHANGED);
    if (isSameTime(showing.startsAt, startsAt)) {
      return showing.state === "proposed" ? agree(showing, now) : null;
    }
    requireOpen(locked);
    return { ...chosen(locked, startsAt, showing.id), reason: "" };
  });

/**
 * Agrees to the time that the seller has proposed; done twice, it stays so.
 * @throws AppError `not_found`, `conflict` where nothing is proposed any more
 */
export const agreeToVisit = (secret: string, now = new Date()): Promise<Visit> =>
  changeVisit(secret, now, (showing) => agree(showing, now));

/**
 * Calls a showing off; done twice, it stays so.
 * @throws AppError `not_found`, `conflict` where it is over, or was ended otherwise
 */
export const cancelVisit = (secret: string, reason: string, now = new Date()): Promise<Visit> =>
  changeVisit(secret, now, (showing) => {
    if (showing.state === "cancelled" && showing.endedBy === "visitor") return null;
    if (!isToCome(showing, now)) throw new AppError("conflict", CHANGED);
    return { state: "cancelled", endedBy: "visitor", reason, answerBy: null };
  });

/**
 * Asks for another time after a showing was declined, called off or not answered.
 * @throws AppError `not_found`, `conflict` where it has not ended, or showings are not open; TimeTakenError
 */
export const askAgain = (secret: string, startsAt: Date, now = new Date()): Promise<Visit> =>
  changeVisit(secret, now, (showing, locked) => {
    const { state } = showing;
    const isAsked = state === "requested" || state === "confirmed";
    if (isAsked && isSameTime(showing.startsAt, startsAt)) return null;
    if (!["declined", "cancelled", "expired"].includes(state)) {
      throw new AppError("conflict", CHANGED);
    }
    requireOpen(locked);
    return {
      ...chosen(locked, startsAt, showing.id),
      ...{ calendarId: crypto.randomUUID(), reason: "", endedBy: null, cameToIt: null },
      feedbackAskedAt: null,
    };
  });

/**
 * Keeps what a visitor says of a showing after it; it can be changed for a week.
 * @throws AppError `not_found`, `conflict` where it can't be said yet, or not any more
 */
export const saveFeedback = (
  secret: string,
  feedback: ShowingFeedbackInput,
  now = new Date(),
): Promise<Visit> =>
  changeVisit(secret, now, (showing) => {
    if (!takesFeedback(showing, now)) throw new AppError("conflict", TOO_EARLY);
    const { text, ...answers } = feedback;
    const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer));
    return { feedback: { ...given, text }, feedbackAt: showing.feedbackAt ?? now };
  });
