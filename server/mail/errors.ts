import "server-only";

/** The mail server did not take a mail; it may later. */
export class MailFailed extends Error {
  override name = "MailFailed";
}

/** The mail server will never take a mail to this address. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/**
 * What a mail server's failure was, in its codes alone: its sentence repeats the address, and goes
 * into no log.
 */
export function toMailError(error: unknown): MailFailed | MailRefused {
  const { code, responseCode, command } = (error ?? {}) as SmtpError;
  const codes = [code, responseCode, command].filter((part) => part !== undefined).join(" ");
  const isForGood = typeof responseCode === "number" && responseCode >= 500;
  // 5xx to anything but the recipient is said of our own sign-in, sender or mail: the operator can mend it.
  return isForGood && command === "RCPT TO"
    ? new MailRefused(`The mail server rejected the recipient: ${codes}`)
    : new MailFailed(`The mail server did not accept the email: ${codes || "unknown"}`);
}
