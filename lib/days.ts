const MS_PER_DAY = 86_400_000;

// A day is a number of days since 1970-01-01; an ISO date is "2026-03-09".
export const dayOf = (isoDate: string): number => Math.floor(Date.parse(isoDate) / MS_PER_DAY);

export const isoOf = (day: number): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

export const yearOf = (day: number): number => new Date(day * MS_PER_DAY).getUTCFullYear();
