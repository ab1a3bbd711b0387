import { readDate } from "#lib/us/dates.ts";

/** Whether "3/4/2024" is March 4 or April 3. */
export type DateOrder = "mdy" | "dmy";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
// Two-digit years from this one on belong to the 1900s.
const PIVOT = 70;

const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:$|[T\s])/;
const SHORT = /^\d{1,2}([/.-])\d{1,2}\1\d{1,2}(?!\d)/;
const DAY_FIRST = /^(\d{1,2})[\s-]([a-z]{3})[a-z]*\.?[\s,-]+(\d{4}|\d{2})$/i;
const MONTH_FIRST = /^([a-z]{3})[a-z]*\.?[\s-]+(\d{1,2})(?:,\s*|[\s-]+)(\d{4})$/i;
// Unix format: "Wed May 21 00:00:00 EDT 2008".
const UNIX = /^[a-z]{3}\s+([a-z]{3})\s+(\d{1,2})\s+[\d:]+\s+(?:[a-z]{2,5}\s+)?(\d{4})$/i;

// Only a month: "03-2019", "2019-03", "Mar 2019". Read as its middle.
const MONTH_AND_YEAR = /^(\d{1,2}|[a-z]{3})[a-z]*\.?[\s/-]+(\d{4})$/i;
const YEAR_AND_MONTH = /^(\d{4})[/-](\d{1,2})$/;
const MIDDLE = "15";
// Milliseconds since 1970, as map servers export dates.
const EPOCH_MS = /^\d{12,13}$/;

function fullYear(text: string): string {
  if (text.length === 4) return text;
  return `${Number(text) >= PIVOT ? "19" : "20"}${text}`;
}

function named(day: string, month: string, year: string): string | null {
  const index = MONTHS.indexOf(month.toLowerCase());
  return index < 0 ? null : readDate(`${fullYear(year)}-${index + 1}-${day}`);
}

const readMonth = (month: string, year: string) =>
  /^\d/.test(month) ? readDate(`${year}-${month}-${MIDDLE}`) : named(MIDDLE, month, year);

/** Reads a day in any usual format as an ISO date; null if it isn't a calendar day. */
export function readWrittenDate(text: string, order: DateOrder): string | null {
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [, first = "", second = "", year = ""] = slashed;
    const [month, day] = order === "mdy" ? [first, second] : [second, first];
    return readDate(`${fullYear(year)}-${month}-${day}`);
  }
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return named(dayFirst[1] ?? "", dayFirst[2] ?? "", dayFirst[3] ?? "");
  const monthFirst = MONTH_FIRST.exec(text) ?? UNIX.exec(text);
  if (monthFirst) return named(monthFirst[2] ?? "", monthFirst[1] ?? "", monthFirst[3] ?? "");
  const [, month, year] = MONTH_AND_YEAR.exec(text) ?? [];
  if (month && year) return readMonth(month, year);
  const [, firstYear, lastMonth] = YEAR_AND_MONTH.exec(text) ?? [];
  if (firstYear && lastMonth) return readMonth(lastMonth, firstYear);
  return readDate(EPOCH_MS.test(text) ? Number(text) : text);
}

/** Returns advice for a date that can't be read in its file's order. */
export const adviseOnDate = (text: string): string =>
  SHORT.test(text) ? "; if the year comes first, write it with four digits" : "";

/** Returns the numbers of "3/4/2024" in order; null for a date in another format. */
export function readSlashed(
  text: string,
): { numbers: [number, number, number]; hasFullYear: boolean } | null {
  const [, first, second, third = ""] = SLASHED.exec(text.trim()) ?? [];
  if (first === undefined) return null;
  return {
    numbers: [Number(first), Number(second), Number(third)],
    hasFullYear: third.length === 4,
  };
}
