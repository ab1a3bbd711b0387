import "server-only";
import { getPublicHome, type PublicHome } from "#db/queries/public-listings.ts";
import {
  accountOfListing,
  addShowing,
  assertTimeSeen,
  changeShowing,
  type Showing,
  SHOWING_CHANGED,
  type ShowingChange,
} from "#db/queries/showings.ts";
import {
  findDuplicateRequests,
  findShowingBySecret,
  type OpenedShowing,
  trimSpamShowings,
} from "#db/queries/showing-requests.ts";
import { AppError, found } from "#lib/errors.ts";
import type { ShowingState } from "#lib/fields/showings.ts";
import { statusNow } from "#lib/listing/status.ts";
import type { ShowingFeedbackInput, ShowingRequestInput } from "#lib/schemas/showings.ts";
import {
  answerTime,
  showingPageExpiry,
  instructionsFrom,
  isUpcoming,
  seesInstructions,
  stateForBuyer,
  takesFeedback,
} from "#lib/showings/states.ts";
import { hashLinkSecret, createLinkSecret } from "#server/link-secret.ts";
import { mailMode } from "#server/mail/mode.ts";
import {
  currentFreeTimes,
  isOpen,
  type Locked,
  readBooking,
  requireFree,
  withShowings,
} from "./booking.ts";
import { readInstructions } from "./showing-instructions.ts";

export const NO_SHOWING = "This page is no longer available.";
const NOT_OPEN = "Showings of this home aren't available right now.";
const NO_VIDEO = "This home offers in-person showings only.";
const NO_SHOWINGS_OFFERED = "This home offers video showings only.";
const ASKED_BEFORE = "You already requested this time.";
const TOO_EARLY = "You can leave feedback after the showing.";

/** Returns the secret of a buyer's showing page for the browser that sent the form. */
export const showingSecret = (showingId: string): string =>
  createLinkSecret(`showing:${showingId}`);

/** Returns the secret of the same page for emails. Opening it proves the email address. */
export const emailedShowingSecret = (showingId: string): string =>
  createLinkSecret(`showing by mail:${showingId}`);

/** Returns the times that buyers can choose at a listing now, or null when showings aren't open. */
export async function freeTimesOfListing(listingId: string, now = new Date()) {
  const read = await readBooking(await accountOfListing(listingId), now);
  if (!read.listing || !isOpen(read, now)) return null;
  const { lengthMinutes, inPerson, byVideo } = read.settings;
  return {
    timeZone: read.listing.timeZone,
    starts: currentFreeTimes(read, now),
    settings: { lengthMinutes, inPerson, byVideo },
  };
}

function requireOpen(locked: Locked): void {
  if (!isOpen(locked, locked.now)) throw new AppError("conflict", NOT_OPEN);
}

function chosen(locked: Locked, startsAt: Date, besides?: string) {
  const times = requireFree(locked, startsAt, locked.now, { besides });
  const isConfirmed = locked.settings.confirmsItself;
  return {
    ...times,
    state: isConfirmed ? ("confirmed" as const) : ("requested" as const),
    answerBy: isConfirmed ? null : answerTime(startsAt, locked.now),
    confirmedBySeller: false,
  };
}

/** Spam stays spam but looks like a pending request to its sender. */
const asSpam = <Change extends ShowingChange>(change: Change, startsAt: Date, now: Date) => ({
  ...change,
  state: "spam" as const,
  answerBy: answerTime(startsAt, now),
});

export interface RequestedShowing {
  id: string;
  secret: string;
  state: ShowingState;
}

interface SentBy {
  /** Token of the form, unique per form. */
  form?: string;
  /** The form's honeypot field was filled in. */
  isSpam?: boolean;
}

const isMailed = ({ email }: Pick<Showing, "email">) => email !== null && mailMode() !== "none";

// Only the same form leads back to its page. Anyone could know or guess what a buyer typed.
function requireNotAsked(same: Showing[], formHash: string | null, email: string | null) {
  const again = same.find((showing) => formHash !== null && showing.formHash === formHash);
  if (again) return again;
  if (same.every(({ state }) => state === "spam")) return null;
  throw new AppError(
    "conflict",
    isMailed({ email })
      ? `${ASKED_BEFORE} Check your email for the link to your showing.`
      : `${ASKED_BEFORE} The seller will contact you.`,
  );
}

/**
 * Requests a showing. The same form sent again returns the same showing.
 * @throws AppError `not_found` for a deleted listing, `conflict` when showings aren't open or
 *   another form requested the same, `bad_request` for a way that isn't offered, TimeTakenError
 *   (`conflict`, with `nextFree`) for a taken time
 */
export async function requestShowing(
  listingId: string,
  request: ShowingRequestInput,
  now = new Date(),
  { form, isSpam = false }: SentBy = {},
): Promise<RequestedShowing> {
  const accountId = await accountOfListing(listingId);
  return withShowings(accountId, now, async (locked) => {
    requireOpen(locked);
    const byVideo = request.way === "video";
    const { settings, tx } = locked;
    if (byVideo ? !settings.byVideo : !settings.inPerson) {
      const message = byVideo ? NO_VIDEO : NO_SHOWINGS_OFFERED;
      throw new AppError("bad_request", message, { fields: { way: message } });
    }
    const { name, email, phone, message, preApproved, textConsent } = request;
    const startsAt = new Date(request.startsAt);
    const who = { listingId, name, email, phone, message };
    const formHash = form ? hashLinkSecret(form) : null;
    const same = await findDuplicateRequests(tx, { ...who, startsAt }, now);
    // A buyer whose request was caught as spam may send it again without the spam.
    const relevant = isSpam ? same : same.filter(({ state }) => state !== "spam");
    const again = requireNotAsked(relevant, formHash, email);
    if (again) return { id: again.id, secret: showingSecret(again.id), state: again.state };
    const id = crypto.randomUUID();
    const secret = showingSecret(id);
    const asked = chosen(locked, startsAt);
    const added = await addShowing(
      tx,
      accountId,
      {
        ...{ id, ...who, byVideo, hostId: settings.hostId, formHash },
        ...(isSpam ? asSpam(asked, startsAt, now) : asked),
        isPreApproved: preApproved === null ? null : preApproved === "yes",
        textConsent: textConsent === "yes" && phone !== null,
        secretHash: hashLinkSecret(secret),
      },
      { who: "visitor", actorId: null },
    );
    if (isSpam) await trimSpamShowings(tx, listingId);
    return { id, secret, state: added.state };
  });
}

const SHOWN_FIELDS = [
  ...(["id", "listingId", "accountId", "startsAt", "endsAt", "answerBy", "byVideo"] as const),
  ...(["name", "email", "phone", "isPreApproved", "message", "textConsent"] as const),
  ...(["reason", "endedBy", "calendarId", "sequence", "feedback", "feedbackAt"] as const),
] satisfies (keyof Showing)[];
type ShownFields = Pick<Showing, (typeof SHOWN_FIELDS)[number]>;

/** A showing as its buyer sees it. */
export interface BuyerShowing extends ShownFields {
  state: ShowingState;
  home: PublicHome & { timeZone: string; isActive: boolean };
  /** Whether the buyer could request another time now. */
  isOpen: boolean;
  /** When the buyer of a confirmed showing can see how to get in. */
  instructionsFrom: Date;
  /** What is missing before this page shows the entry instructions, or null when nothing is. */
  wayInNeeds: "email" | "seller" | null;
  /** Entry instructions, or null while they are hidden or when there are none. */
  instructions: string | null;
  /** Video link, or null while it is hidden. */
  videoLink: string | null;
  takesFeedback: boolean;
}

async function find(secret: string, now: Date): Promise<OpenedShowing | null> {
  const opened = await findShowingBySecret(secret);
  return opened && showingPageExpiry(opened.showing) > now ? opened : null;
}

async function view({ showing, isByMail }: OpenedShowing, now: Date): Promise<BuyerShowing | null> {
  const read = await readBooking(showing.accountId, now);
  const home = await getPublicHome(showing.listingId);
  if (!home || !read.listing) return null;
  const { settings, listing } = read;
  const tells = seesInstructions(showing, { isByMail }, now);
  return {
    ...(Object.fromEntries(
      SHOWN_FIELDS.map((key) => [key, showing[key]]),
    ) as unknown as ShownFields),
    state: stateForBuyer(showing, now),
    home: {
      ...home,
      timeZone: listing.timeZone,
      isActive: statusNow(listing, now) === "active",
    },
    isOpen: isOpen(read, now),
    instructionsFrom: instructionsFrom(showing),
    wayInNeeds:
      isByMail || showing.confirmedBySeller ? null : isMailed(showing) ? "email" : "seller",
    instructions:
      (tells && !showing.byVideo && readInstructions(settings, showing.listingId)) || null,
    videoLink: tells && showing.byVideo ? settings.videoLink : null,
    takesFeedback: takesFeedback(showing, now),
  };
}

/** Returns a buyer's showing by the secret of its page, or null for an unknown or expired one. */
export async function showingBySecret(
  secret: string,
  now = new Date(),
): Promise<BuyerShowing | null> {
  const opened = await find(secret, now);
  return opened && view(opened, now);
}

/** Returns the times that the buyer could choose now, including their own. */
export async function freeTimesOfShowing(secret: string, now = new Date()): Promise<Date[]> {
  const { accountId, id } = found(await find(secret, now), NO_SHOWING).showing;
  const read = await readBooking(accountId, now);
  return isOpen(read, now) ? currentFreeTimes(read, now, { besides: id }) : [];
}

/** When a buyer acts, and the time that their page showed. */
interface Acted {
  now?: Date;
  seenStartsAt?: string | undefined;
}

/**
 * Changes a buyer's showing.
 * @param next returns null when nothing changes
 * @throws AppError `not_found` for an unknown or expired secret, `conflict` if it has another time
 *   than the buyer saw, and what `next` throws
 */
async function changeBuyerShowing(
  secret: string,
  { now = new Date(), seenStartsAt }: Acted,
  next: (showing: Showing, locked: Locked) => ShowingChange | null,
): Promise<BuyerShowing> {
  const { showing: before, isByMail } = found(await find(secret, now), NO_SHOWING);
  const after = await withShowings(before.accountId, now, async (locked) => {
    const { showing } = found(await findShowingBySecret(secret, locked.tx), NO_SHOWING);
    const isSpam = showing.state === "spam";
    assertTimeSeen(showing, seenStartsAt);
    const change = next({ ...showing, state: stateForBuyer(showing, now) }, locked);
    if (!change) return showing;
    const made = isSpam ? asSpam(change, change.startsAt ?? showing.startsAt, now) : change;
    return changeShowing(locked.tx, showing, made, { who: "visitor", actorId: null });
  });
  return found(await view({ showing: after, isByMail }, now), NO_SHOWING);
}

const isSameTime = (one: Date, other: Date) => one.getTime() === other.getTime();

function agree({ state, startsAt }: Showing, now: Date): ShowingChange | null {
  if (state === "confirmed") return null;
  if (state !== "proposed" || startsAt <= now) throw new AppError("conflict", SHOWING_CHANGED);
  return { state: "confirmed", answerBy: null, confirmedBySeller: true };
}

/**
 * Moves an upcoming showing. Its own time changes nothing, and the seller's proposed time accepts
 * the proposal.
 * @throws AppError `not_found`, `conflict` when it can no longer be moved, TimeTakenError
 */
export const moveBuyerShowing = (
  secret: string,
  startsAt: Date,
  acted: Acted = {},
): Promise<BuyerShowing> =>
  changeBuyerShowing(secret, acted, (showing, locked) => {
    const { now } = locked;
    if (!isUpcoming(showing, now) || showing.startsAt <= now)
      throw new AppError("conflict", SHOWING_CHANGED);
    if (isSameTime(showing.startsAt, startsAt)) {
      return showing.state === "proposed" ? agree(showing, now) : null;
    }
    requireOpen(locked);
    return { ...chosen(locked, startsAt, showing.id), reason: "" };
  });

/**
 * Accepts the time that the seller proposed. Repeating it changes nothing.
 * @throws AppError `not_found`, `conflict` when there is no proposal
 */
export const acceptBuyerShowing = (secret: string, acted: Acted = {}): Promise<BuyerShowing> =>
  changeBuyerShowing(secret, acted, (showing, { now }) => agree(showing, now));

/**
 * Cancels a showing. Repeating it changes nothing.
 * @throws AppError `not_found`, `conflict` when it is over or has ended another way
 */
export const cancelBuyerShowing = (
  secret: string,
  reason: string,
  acted: Acted = {},
): Promise<BuyerShowing> =>
  changeBuyerShowing(secret, acted, (showing, { now }) => {
    if (showing.state === "cancelled" && showing.endedBy === "visitor") return null;
    if (!isUpcoming(showing, now)) throw new AppError("conflict", SHOWING_CHANGED);
    return { state: "cancelled", endedBy: "visitor", reason, answerBy: null };
  });

/**
 * Requests another time after a showing was declined, canceled or not answered.
 * @throws AppError `not_found`, `conflict` when it hasn't ended or showings aren't open,
 *   TimeTakenError
 */
export const requestAgain = (secret: string, startsAt: Date): Promise<BuyerShowing> =>
  changeBuyerShowing(secret, {}, (showing, locked) => {
    const { state } = showing;
    const isAsked = state === "requested" || state === "confirmed";
    if (isAsked && isSameTime(showing.startsAt, startsAt)) return null;
    if (!["declined", "cancelled", "expired"].includes(state)) {
      throw new AppError("conflict", SHOWING_CHANGED);
    }
    requireOpen(locked);
    return {
      ...chosen(locked, startsAt, showing.id),
      ...{ calendarId: crypto.randomUUID(), reason: "", endedBy: null, cameToIt: null },
      feedbackAskedAt: null,
    };
  });

/**
 * Saves a buyer's feedback. It can be changed for a week after the showing.
 * @throws AppError `not_found`, `conflict` before the showing or after that week
 */
export const saveFeedback = (
  secret: string,
  feedback: ShowingFeedbackInput,
  now = new Date(),
): Promise<BuyerShowing> =>
  changeBuyerShowing(secret, { now }, (showing) => {
    if (!takesFeedback(showing, now)) throw new AppError("conflict", TOO_EARLY);
    const { text, ...answers } = feedback;
    const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer));
    return { feedback: { ...given, text }, feedbackAt: showing.feedbackAt ?? now };
  });
