import "server-only";
import { timingSafeEqual } from "node:crypto";
import { findShowingOfMember, type ShowingOfMember } from "#db/queries/showing-answers.ts";
import { AppError } from "#lib/errors.ts";
import { showingDecisionInput } from "#lib/schemas/showings.ts";
import type { ShowingAnswerView } from "#lib/showings/answer-view.ts";
import type { ShowingAnswer } from "#lib/showings/request-form.ts";
import { stateNow } from "#lib/showings/states.ts";
import { parseInput } from "#lib/validation.ts";
import { createLinkSecret, hashLinkSecret } from "#server/link-secret.ts";
import { currentFreeTimes, readBooking } from "./booking.ts";
import { countAttempt } from "./limits.ts";
import { decideShowing } from "./showings.ts";

const NO_PAGE = "This page is no longer available.";
const TOO_OFTEN = "This showing was changed many times. Please wait an hour, or log in.";
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Link {
  showingId: string;
  userId: string;
}

const signatureOf = ({ showingId, userId }: Link, email: string) =>
  createLinkSecret(`answer to showing:${showingId}:${userId}:${email}`);

/**
 * Returns the secret of the page on which a person answers a showing request without logging in.
 * It ends with their membership, a change of their email address, and the showing.
 */
export const showingAnswerSecret = (link: Link, email: string): string =>
  [link.showingId, link.userId, signatureOf(link, email)].join(".");

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function open(secret: string, now: Date): Promise<{ link: Link; showing: ShowingOfMember }> {
  const [showingId = "", userId = "", signature = ""] = secret.split(".");
  const link = { showingId, userId };
  if (UUID.test(showingId) && UUID.test(userId)) {
    const showing = await findShowingOfMember(userId, showingId);
    const isRight = showing && isSame(signature, signatureOf(link, showing.userEmail));
    if (isRight && showing.state !== "spam" && showing.endsAt > now) return { link, showing };
  }
  throw new AppError("not_found", NO_PAGE);
}

/**
 * Reads the page of a link in an email about a showing request.
 * @throws AppError `not_found` for an unknown or ended link
 */
export async function readShowingAnswer(
  secret: string,
  now = new Date(),
): Promise<ShowingAnswerView> {
  const { showing } = await open(secret, now);
  const { accountId, userEmail: _, ...shown } = showing;
  const state = stateNow(showing, now);
  const starts =
    state === "requested" ? currentFreeTimes(await readBooking(accountId, now), now) : [];
  return { ...shown, state, starts };
}

/**
 * Confirms or declines a showing request or proposes another time, as the person of the link.
 * @throws AppError `not_found` for an unknown or ended link, `rate_limited`, and as `decideShowing`
 */
export async function answerShowing(
  secret: string,
  action: ShowingAnswer,
  form: URLSearchParams,
): Promise<void> {
  const { link, showing } = await open(secret, new Date());
  await countAttempt({ showingChange: hashLinkSecret(secret) }, TOO_OFTEN);
  const decision = parseInput(showingDecisionInput, {
    reason: "",
    ...Object.fromEntries(form),
    action,
    // The page has answers only to a request.
    seenState: "requested",
  });
  await decideShowing(showing.accountId, link.userId, link.showingId, decision);
}
