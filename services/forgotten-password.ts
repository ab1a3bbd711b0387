import "server-only";
import { addJob } from "#db/jobs.ts";
import { database } from "#db/client.ts";
import { mailPasswordReset } from "#db/queries/email-addresses.ts";
import { requireMail } from "#server/mail/mode.ts";
import { countAttempt, isWithinBounds } from "./limits.ts";

const TOO_MANY = "Too many links were requested. Please try again later.";

/**
 * Asks for a link by which a new password is set. Nothing here depends on whether anyone has that
 * email: the job finds out, once this is answered.
 * @param address the visitor's network address
 * @throws AppError `unavailable` without mail, `rate_limited` by address and in all; by email it stays
 *   silent
 */
export async function requestPasswordReset(email: string, address: string): Promise<void> {
  requireMail();
  await countAttempt({ forgottenByAnyone: "anyone", forgottenByAddress: address }, TOO_MANY);
  if (!(await isWithinBounds({ forgottenByEmail: email }))) return;
  await addJob(database(), "password_reset", { email });
}

/** The job of `requestPasswordReset`. */
export const sendPasswordReset = ({ email }: { email: string }): Promise<void> =>
  mailPasswordReset(email);
