import "server-only";
import { AppError } from "#lib/errors.ts";
import { env } from "#server/env.ts";

/** How mail leaves: by SMTP, into a folder (embedded database), or not at all. A preview's goes to one address. */
export type MailMode = "smtp" | "folder" | "none";

export function mailMode(): MailMode {
  const { SMTP_URL, EMBEDDED_DATABASE, PREVIEW, PREVIEW_MAIL_TO } = env();
  if (PREVIEW && !PREVIEW_MAIL_TO) return "none";
  if (SMTP_URL) return "smtp";
  return EMBEDDED_DATABASE ? "folder" : "none";
}

/**
 * Goes before what can't be done without mail.
 * @throws AppError `unavailable`, with a sentence for a person
 */
export function requireMail(): void {
  if (mailMode() !== "none") return;
  throw new AppError(
    "unavailable",
    "Email isn't set up on this site yet. Please ask the person who runs it.",
  );
}
