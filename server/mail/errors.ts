import "server-only";

/** The mail server didn't accept an email; a retry may succeed. */
export class MailFailed extends Error {
  override name = "MailFailed";
}

/** The mail server permanently rejected the recipient. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/**
 * Converts a mail server's error to its codes only, because its message repeats the address and
 * must not be logged.
 */
export function toMailError(error: unknown): MailFailed | MailRefused {
  const { code, responseCode, command } = (error ?? {}) as SmtpError;
  const codes = [code, responseCode, command].filter((part) => part !== undefined).join(" ");
  const isForGood = typeof responseCode === "number" && responseCode >= 500;
  // Other 5xx errors concern our login, sender or message, which the operator can fix.
  return isForGood && command === "RCPT TO"
    ? new MailRefused(`The mail server rejected the recipient: ${codes}`)
    : new MailFailed(`The mail server did not accept the email: ${codes || "unknown"}`);
}
