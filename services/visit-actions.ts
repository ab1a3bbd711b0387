import "server-only";
import { AppError } from "#lib/errors.ts";
import {
  showingCancelInput,
  showingFeedbackInput,
  showingTimeInput,
} from "#lib/schemas/showings.ts";
import type { VisitAction } from "#lib/showings/request-form.ts";
import { parseInput } from "#lib/validation.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { countAttempt } from "./limits.ts";
import {
  agreeToVisit,
  askAgain,
  cancelVisit,
  moveVisit,
  saveFeedback,
  type Visit,
  visitBySecret,
} from "./visitor-showings.ts";

const TOO_OFTEN =
  "This showing was changed many times. Please wait an hour, or contact the seller.";

type Act = (secret: string, typed: object) => Promise<Visit>;

const timeIn = (typed: object) => new Date(parseInput(showingTimeInput, typed).startsAt);

const ACTS: Record<VisitAction, Act> = {
  agree: (secret) => agreeToVisit(secret),
  move: (secret, typed) => moveVisit(secret, timeIn(typed)),
  again: (secret, typed) => askAgain(secret, timeIn(typed)),
  cancel: (secret, typed) => cancelVisit(secret, parseInput(showingCancelInput, typed).reason),
  feedback: (secret, typed) => saveFeedback(secret, parseInput(showingFeedbackInput, typed)),
};

/**
 * Does what a visitor asks for on their own page, as its form sends it. Each may write to the seller,
 * so that there is a bound.
 * @throws AppError `not_found` for a secret that is unknown or over, `conflict` where the showing has
 *   changed meanwhile or the time is taken, `bad_request`, `rate_limited`
 */
export async function takeVisitAction(
  secret: string,
  action: VisitAction,
  form: URLSearchParams,
): Promise<Visit> {
  if (!(await visitBySecret(secret)))
    throw new AppError("not_found", "This page is no longer available.");
  await countAttempt({ visitChange: hashLinkSecret(secret) }, TOO_OFTEN);
  return ACTS[action](secret, Object.fromEntries(form));
}
