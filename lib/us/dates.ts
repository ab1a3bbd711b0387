import { cleanEntry } from "#lib/text/clean-text.ts";

const DATE_FORMS: readonly { form: RegExp; order: readonly [number, number, number] }[] = [
  { form: /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ])/, order: [1, 2, 3] },
  { form: /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?:$|[T ])/, order: [1, 2, 3] },
  { form: /^(\d{4})(\d{2})(\d{2})(?:$|T)/, order: [1, 2, 3] },
  { form: /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:$|\s)/, order: [3, 1, 2] },
];
// Numbers from here on are milliseconds since 1970; smaller ones are seconds.
export const MIN_EPOCH_MS = 1e11;

/**
 * Converts a day to an ISO date, from ISO, "20240131", US "1/31/2024", or seconds or milliseconds since
 * 1970.
 */
export function readDate(value: unknown): string | null {
  if (typeof value === "number") {
    if (/^(?:19|20)\d{6}$/.test(String(value))) return readDate(String(value));
    const date = new Date(value >= MIN_EPOCH_MS ? value : value * 1000);
    return value > 1e8 && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : null;
  }
  if (typeof value !== "string") return null;
  const text = cleanEntry(value).trim();
  for (const { form, order } of DATE_FORMS) {
    const match = form.exec(text);
    if (!match) continue;
    const [year = "", month = "", day = ""] = order.map((group) => match[group]);
    const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    const date = new Date(`${iso}T00:00:00Z`);
    // A day that doesn't exist (February 31) rolls over to another date.
    const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
    return exists && Number(year) >= 1600 ? iso : null;
  }
  return null;
}
