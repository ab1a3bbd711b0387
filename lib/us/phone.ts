import { cleanEntry } from "#lib/text/clean-text.ts";

const WRITTEN = /^(\(?\+?[\d\s().-]+)(?:(?:[,;][\s,;]*)?(?:x|ext\.?|extension)\s*(\d{1,7}))?$/i;

interface Phone {
  // With a plus and the country code if known.
  number: string;
  extension: string | undefined;
}

/** Parses a US or international phone number of 10 to 15 digits; null for other text. */
export function parsePhone(text: string): Phone | null {
  const [, written = "", extension] = WRITTEN.exec(cleanEntry(text).trim()) ?? [];
  const digits = written.replace(/\D/g, "");
  if (digits.length < 10 || digits.length > 15) return null;
  if (written.includes("+") || digits.length > 11) return { number: `+${digits}`, extension };
  if (digits.length === 10) return { number: `+1${digits}`, extension };
  return { number: digits.startsWith("1") ? `+${digits}` : digits, extension };
}

/** Formats a US number as `(555) 123-4567`; trims other text. */
export function formatPhone(typed: string): string {
  const phone = parsePhone(typed);
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone?.number ?? "");
  if (!parts || phone?.extension) return typed.trim();
  return `(${parts[1]}) ${parts[2]}-${parts[3]}`;
}

/**
 * Returns a link that dials a number, by RFC 3966: "(206) 555-0142 x12" is `tel:+12065550142;ext=12`.
 * Null for other text.
 */
export function dialLink(text: string): string | null {
  const phone = parsePhone(text);
  return phone && `tel:${phone.number}${phone.extension ? `;ext=${phone.extension}` : ""}`;
}

/** Returns a US or Canadian number for text messages, in E.164: "+12065550142"; null for other text. */
export function smsNumber(text: string): string | null {
  const phone = parsePhone(text);
  return phone && !phone.extension && /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone.number)
    ? phone.number
    : null;
}
