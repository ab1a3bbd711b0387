import { dateTimeFormat } from "./date-time-format.ts";

export const NOT_AVAILABLE = "N/A";

// Made when first asked for: each takes a while, and whoever loads this file may need none of them.
function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => (made ??= new Intl.NumberFormat("en-US", options)).format(value);
}

const dollars = numberFormat({ style: "currency", currency: "USD", maximumFractionDigits: 0 });
const signedDollars = numberFormat({
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
  signDisplay: "exceptZero",
});
const cents = numberFormat({ style: "currency", currency: "USD" });
const grouped = numberFormat({ maximumFractionDigits: 2 });
const plain = numberFormat({ useGrouping: false, maximumFractionDigits: 20 });
const percent = numberFormat({
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

// A real minus sign is as wide as a plus, so that columns of figures stand in line.
const withMinus = (text: string) => text.replace("-", "\u2212");

export function orNotAvailable<T>(
  value: T | null | undefined,
  format: (value: T) => string,
): string {
  return value === null || value === undefined ? NOT_AVAILABLE : format(value);
}

/** @param amount in cents */
export const formatCents = (amount: number): string => withMinus(cents(amount / 100));

export function formatMoney(amount: number): string {
  return withMinus(dollars(amount));
}

export function formatMoneyChange(amount: number): string {
  return withMinus(signedDollars(amount));
}

export function formatNumber(value: number): string {
  return withMinus(grouped(value));
}

/** A number with what it counts: "1 view", "1,200 views". */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

export function formatArea(squareFeet: number): string {
  return `${formatNumber(squareFeet)} sq ft`;
}

export function formatShare(share: number): string {
  return percent(share);
}

/** A number as it would be typed into a field, every decimal kept: "1450", "0.0000001". */
export function plainNumber(value: number): string {
  return plain(value);
}

/** A code in groups that are easy to read and to copy by hand: "JBSW Y3DP". */
export function groupsOfFour(code: string, between = " "): string {
  return (code.match(/.{1,4}/g) ?? []).join(between);
}

type DateStyle = "long" | "short";

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { year: "numeric", month: "long", day: "numeric" },
  short: { year: "numeric", month: "short", day: "numeric" },
};

/** A moment as it is written in the US: "Nov 21, 2026, 4:05 PM". @param moment ISO 8601 */
export function formatMoment(moment: string, timeZone = "UTC"): string {
  return dateTimeFormat({ dateStyle: "medium", timeStyle: "short", timeZone }).format(
    new Date(moment),
  );
}

/**
 * A day as it is written in the US: "November 21, 2026".
 * @param date ISO 8601; a date without a time is that day everywhere
 * @param timeZone where the moment is told, for a date with a time
 * @returns "N/A" for text that is no date
 */
export function formatDate(
  date: string,
  { style = "long", timeZone = "UTC" }: { style?: DateStyle; timeZone?: string } = {},
): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return NOT_AVAILABLE;
  return dateTimeFormat({ ...STYLES[style], timeZone: isDay ? "UTC" : timeZone }).format(moment);
}

const KILOBYTE = 1024;

/** "340 KB", "1.2 MB"; nothing smaller than a kilobyte. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE
    ? `${kilobytes} KB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}
