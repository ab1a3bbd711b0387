const MS_PER_DAY = 86_400_000;

/** Days since 1970-01-01 of an ISO date ("2026-03-09"). */
export const dayOf = (isoDate: string): number => Math.floor(Date.parse(isoDate) / MS_PER_DAY);

/** ISO date of a day number. */
export const isoOf = (day: number): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

/** Calendar year of a day number. */
export const yearOf = (day: number): number => new Date(day * MS_PER_DAY).getUTCFullYear();
