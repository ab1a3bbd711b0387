export const ENTER_A_DATE = "Enter a date, like 05/31/2027";

export const LAST_YEAR = 2199;

/**
 * Returns why a day can't be used, or null.
 * @param day `2026-11-22`
 */
export const dayError = (day: string, firstYear: number): string | null =>
  day < `${firstYear}-01-01` || day > `${LAST_YEAR}-12-31`
    ? `Must be from ${firstYear} to ${LAST_YEAR}`
    : null;
