import { cleanEntry } from "#lib/text/clean-text.ts";

const WRITTEN = /^(\(?\+?[\d\s().-]+)(?:(?:[,;][\s,;]*)?(?:x|ext\.?|extension)\s*(\d{1,7}))?$/i;

interface Phone {
  // With a plus and the country code where that is known.
  number: string;
  extension: string | undefined;
}

/** Reads a telephone number of 10 to 15 digits, US style or international; null for any other text. */
export function parsePhone(text: string): Phone | null {
  const [, written = "", extension] = WRITTEN.exec(cleanEntry(text).trim()) ?? [];
  const digits = written.replace(/\D/g, "");
  if (digits.length < 10 || digits.length > 15) return null;
  if (written.includes("+") || digits.length > 11) return { number: `+${digits}`, extension };
  if (digits.length === 10) return { number: `+1${digits}`, extension };
  return { number: digits.startsWith("1") ? `+${digits}` : digits, extension };
}

/** A US number as `(555) 123-4567`; any other text as it was typed, without the space around it. */
export function formatPhone(typed: string): string {
  const phone = parsePhone(typed);
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone?.number ?? "");
  if (!parts || phone?.extension) return typed.trim();
  return `(${parts[1]}) ${parts[2]}-${parts[3]}`;
}

/**
 * The address of a link that dials a number, by RFC 3966: "(206) 555-0142 x12" is
 * `tel:+12065550142;ext=12`. Null for a text that no telephone can dial.
 */
export function dialLink(text: string): string | null {
  const phone = parsePhone(text);
  return phone && `tel:${phone.number}${phone.extension ? `;ext=${phone.extension}` : ""}`;
}

/** The number of the US or Canada that a text message goes to, in E.164: "+12065550142"; null for any other text. */
export function smsNumber(text: string): string | null {
  const phone = parsePhone(text);
  return phone && !phone.extension && /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone.number)
    ? phone.number
    : null;
}
