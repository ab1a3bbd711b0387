import { dateTimeFormat } from "./date-time-format.ts";

export const NOT_AVAILABLE = "N/A";

// Created on first use, because creating a formatter is slow and not every page needs one.
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

// A real minus sign is as wide as a plus, so columns of figures align.
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

/** Formats a count with its noun: "1 view", "1,200 views". */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

export function formatArea(squareFeet: number): string {
  return `${formatNumber(squareFeet)} sq ft`;
}

export function formatShare(share: number): string {
  return percent(share);
}

/** Formats a number as typed into a field, with all decimals: "1450", "0.0000001". */
export function plainNumber(value: number): string {
  return plain(value);
}

/** Splits a code into groups that are easy to read: "JBSW Y3DP". */
export function groupsOfFour(code: string, between = " "): string {
  return (code.match(/.{1,4}/g) ?? []).join(between);
}

type DateStyle = "long" | "short";

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { year: "numeric", month: "long", day: "numeric" },
  short: { year: "numeric", month: "short", day: "numeric" },
};

/**
 * Formats a moment as "Nov 21, 2026, 4:05 PM".
 * @param moment ISO 8601
 */
export function formatMoment(moment: string, timeZone = "UTC"): string {
  return dateTimeFormat({ dateStyle: "medium", timeStyle: "short", timeZone }).format(
    new Date(moment),
  );
}

/**
 * Formats a day as "November 21, 2026".
 * @param date ISO 8601; a date without a time is the same day everywhere
 * @param timeZone for a date with a time
 * @returns "N/A" for other text
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

/** Formats a size as "340 KB" or "1.2 MB", at least 1 KB. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE
    ? `${kilobytes} KB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}
