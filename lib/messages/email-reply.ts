import { MAX_MESSAGE } from "#lib/fields/messages.ts";

// A line at which the quoted history, a signature or a mail program's advertisement begins.
const ENDS: readonly RegExp[] = [
  /^-- ?$/,
  /^-{2,} ?(?:original message|forwarded message)/i,
  /^_{8,}$/,
  /^sent from (?:my|mail for|outlook|yahoo|proton)\b/i,
  /^get outlook for /i,
];
const HEADER = /^\*?(?:from|sent|date|to|subject):\*? /i;
const WROTE = /wrote: ?$/;
// "On Sat, Nov 21, 2026 at 3:05 PM Ana wrote:", which programs wrap over up to three lines.
const MAX_WRAPPED = 3;

function beginsQuote(lines: readonly string[], at: number): boolean {
  if (!lines[at]?.startsWith("On ")) return false;
  return lines.slice(at, at + MAX_WRAPPED).some((line) => WROTE.test(line));
}

// Outlook quotes the headers of the earlier email without a mark.
const beginsHeaders = (lines: readonly string[], at: number) =>
  HEADER.test(lines[at] ?? "") && HEADER.test(lines[at + 1] ?? "");

/**
 * Returns what a person wrote in an email: its text without the quoted history and the signature, cut
 * to the length of a message. An answer between quoted lines stays.
 */
export function replyIn(email: string): string {
  const lines = email.replace(/\r\n?/g, "\n").split("\n");
  const end = lines.findIndex(
    (line, at) =>
      ENDS.some((pattern) => pattern.test(line.trim())) ||
      beginsQuote(lines, at) ||
      beginsHeaders(lines, at),
  );
  const written = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith(">"));
  return written
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, MAX_MESSAGE);
}
