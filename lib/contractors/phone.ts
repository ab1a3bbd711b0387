/** A number as people write it, and the extension that may follow: "(206) 555-0142 x12". */
const NUMBER = /^(\+?[\d\s().-]+?)(?:[\s,;]*(?:x|ext\.?|extension)\s*(\d{1,7}))?$/i;

function parse(phone: string): { number: string; extension: string | undefined } | null {
  const match = NUMBER.exec(phone.trim());
  const written = match?.[1] ?? "";
  const digits = written.replace(/\D/g, "");
  if (digits.length < 10 || digits.length > 15) return null;
  const international = written.startsWith("+") || digits.length > 11;
  const number = international
    ? `+${digits}`
    : digits.length === 11 && digits.startsWith("1")
      ? `+${digits}`
      : digits.length === 10
        ? `+1${digits}`
        : digits;
  return { number, extension: match?.[2] };
}

/** Whether a text is a telephone number that a telephone can dial: 10 to 15 digits, US style or E.164. */
export const isDialable = (phone: string): boolean => parse(phone) !== null;

/**
 * The address of a link that dials a number, as RFC 3966 has it: "(206) 555-0142 x12" becomes
 * `tel:+12065550142;ext=12`. Null for a text that no telephone can dial.
 */
export function dialLink(phone: string): string | null {
  const parsed = parse(phone);
  if (!parsed) return null;
  return `tel:${parsed.number}${parsed.extension ? `;ext=${parsed.extension}` : ""}`;
}
