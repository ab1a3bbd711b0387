import "server-only";
import { database } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import { findSupported } from "#db/queries/support.ts";
import { AppError, LOG_IN } from "#lib/errors.ts";
import { grantsOf, planWith } from "#lib/plans/grants.ts";
import type { SupportInput } from "#lib/schemas/support.ts";
import { type AccountManager, accountManager } from "#server/account-manager.ts";
import { mailMode, requireMail } from "#server/mail/mode.ts";
import { countAttempt } from "./limits.ts";

const TOO_MANY =
  "We've received a lot of messages from you. Yours is still here. Please send it later.";

const NEEDS_PLAN = `Feature requests are included in the ${planWith("featureRequests")} plan. You can still send a message to support.`;

export const canReachSupport = (): boolean => mailMode() !== "none";

/** Returns the named account manager for a plan, or null without such a plan or manager. */
export const managerFor = (planName: string | null): AccountManager | null =>
  grantsOf(planName).accountManager ? accountManager() : null;

/**
 * Emails a person's request to the operator, and a copy to the person if their address is
 * confirmed.
 * @throws AppError `unavailable` without email, `rate_limited`, `unauthorized`, `forbidden` for a
 *   feature that the plan doesn't include
 */
export async function writeToSupport(
  user: { id: string; accountId: string },
  input: SupportInput,
): Promise<{ copyTo: string | null }> {
  requireMail();
  await countAttempt({ support: user.id, supportByDay: user.accountId }, TOO_MANY);
  const person = await findSupported(user.id);
  // Deleted meanwhile.
  if (!person) throw new AppError("unauthorized", LOG_IN);
  if (input.topic === "feature" && !grantsOf(person.planName).featureRequests) {
    throw new AppError("forbidden", NEEDS_PLAN);
  }
  const copyTo = person.emailVerified ? person.email : null;
  const request = { ...input, userId: user.id };
  await database().transaction(async (tx) => {
    await addJob(tx, "mail", { kind: "support", ...request });
    if (copyTo) await addJob(tx, "mail", { kind: "support_copy", ...request });
  });
  return { copyTo };
}
