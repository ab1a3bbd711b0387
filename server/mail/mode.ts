import "server-only";
import { AppError } from "#lib/errors.ts";
import { env } from "#server/env.ts";

/**
 * How email is sent: by SMTP, to a folder (embedded database), or not at all. A preview sends to
 * one address only.
 */
export type MailMode = "smtp" | "folder" | "none";

export function mailMode(): MailMode {
  const { SMTP_URL, EMBEDDED_DATABASE, PREVIEW, PREVIEW_MAIL_TO } = env();
  if (PREVIEW && !PREVIEW_MAIL_TO) return "none";
  if (SMTP_URL) return "smtp";
  return EMBEDDED_DATABASE ? "folder" : "none";
}

/**
 * Checks that email can be sent.
 * @throws AppError `unavailable`, with a user-facing message
 */
export function requireMail(): void {
  if (mailMode() !== "none") return;
  throw new AppError(
    "unavailable",
    "Email isn't set up on this site yet. Please ask the person who runs it.",
  );
}
