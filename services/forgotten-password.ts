import "server-only";
import { addJob } from "#db/jobs.ts";
import { database } from "#db/client.ts";
import { mailPasswordReset } from "#db/queries/email-addresses.ts";
import { requireMail } from "#server/mail/mode.ts";
import { countAttempt, isWithinBounds } from "./limits.ts";

const TOO_MANY = "Too many links were requested. Please try again later.";

/**
 * Requests a password reset link. The response doesn't depend on whether the email exists; the
 * job finds out afterwards.
 * @param address the client's network address
 * @throws AppError `unavailable` without email, `rate_limited` by address and overall; the limit
 *   by email stays silent
 */
export async function requestPasswordReset(email: string, address: string): Promise<void> {
  requireMail();
  await countAttempt({ forgottenByAnyone: "anyone", forgottenByAddress: address }, TOO_MANY);
  if (!(await isWithinBounds({ forgottenByEmail: email }))) return;
  await addJob(database(), "password_reset", { email });
}

/** Runs the job of `requestPasswordReset`. */
export const sendPasswordReset = ({ email }: { email: string }): Promise<void> =>
  mailPasswordReset(email);
