import "server-only";
import { AppError } from "#lib/errors.ts";
import {
  seenTimeInput,
  showingCancelInput,
  showingFeedbackInput,
  showingTimeInput,
} from "#lib/schemas/showings.ts";
import type { BuyerShowingAction } from "#lib/showings/request-form.ts";
import { parseInput } from "#lib/validation.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { countAttempt } from "./limits.ts";
import {
  acceptBuyerShowing,
  type BuyerShowing,
  cancelBuyerShowing,
  moveBuyerShowing,
  NO_SHOWING,
  requestAgain,
  saveFeedback,
  showingBySecret,
} from "./buyer-showings.ts";

const TOO_OFTEN =
  "This showing was changed many times. Please wait an hour, or contact the seller.";

type BuyerAction = (secret: string, typed: object) => Promise<BuyerShowing>;

const timeIn = (typed: object) => new Date(parseInput(showingTimeInput, typed).startsAt);
const seenIn = (typed: object) => parseInput(seenTimeInput, typed);

const BUYER_ACTIONS: Record<BuyerShowingAction, BuyerAction> = {
  agree: (secret, typed) => acceptBuyerShowing(secret, seenIn(typed)),
  move: (secret, typed) => moveBuyerShowing(secret, timeIn(typed), seenIn(typed)),
  again: (secret, typed) => requestAgain(secret, timeIn(typed)),
  cancel: (secret, typed) =>
    cancelBuyerShowing(secret, parseInput(showingCancelInput, typed).reason, seenIn(typed)),
  feedback: (secret, typed) => saveFeedback(secret, parseInput(showingFeedbackInput, typed)),
};

/**
 * Performs an action from the form on a buyer's showing page. It is rate limited because each
 * action may notify the seller.
 * @throws AppError `not_found` for an unknown or expired secret, `conflict` when the showing has
 *   changed or the time is taken, `bad_request`, `rate_limited`
 */
export async function runBuyerShowingAction(
  secret: string,
  action: BuyerShowingAction,
  form: URLSearchParams,
): Promise<BuyerShowing> {
  if (!(await showingBySecret(secret))) throw new AppError("not_found", NO_SHOWING);
  await countAttempt({ showingChange: hashLinkSecret(secret) }, TOO_OFTEN);
  return BUYER_ACTIONS[action](secret, Object.fromEntries(form));
}
