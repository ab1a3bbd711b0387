import { readAmount } from "#lib/us/amounts.ts";
import { MIN_EPOCH_MS, readDate } from "#lib/us/dates.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";

/** Reads a single value of an external answer; returns null if it can't. */
export type Reader<T> = (value: unknown) => T | null;

const MAX_DOLLARS = 1e12;
const MAX_SQUARE_FEET = 1e12;
const MAX_NAME = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const positive = (amount: number | null, most: number) =>
  amount !== null && amount > 0 && amount <= most ? amount : null;

/** Reads whole US dollars; services write 0 for unknown. */
export const readDollars: Reader<number> = (value) => {
  const amount = positive(readAmount(value), MAX_DOLLARS);
  return amount === null ? null : Math.round(amount) || null;
};

/** Reads square feet, rounded to hundredths; a text may give acres. */
export const readSquareFeet: Reader<number> = (value) => {
  if (typeof value === "string" && /\bac(?:res?)?\.?\s*$/i.test(value)) {
    return readAcres(value.replace(/\bac(?:res?)?\.?\s*$/i, ""));
  }
  const amount = positive(readAmount(value), MAX_SQUARE_FEET);
  return amount === null ? null : Math.round(amount * 100) / 100;
};

/** Reads acres as square feet. */
export const readAcres: Reader<number> = (value) => {
  const acres = readAmount(value);
  return acres === null ? null : readSquareFeet(acres * SQUARE_FEET_PER_ACRE);
};

const percent = (amount: number | null) =>
  amount === null || amount < 0 || amount > 100 ? null : Math.round(amount * 10) / 10;

/** Reads a score from 0 to 100; a number up to 1 is a fraction of it. */
export const readScore: Reader<number> = (value) => {
  const amount = readAmount(value);
  return percent(amount !== null && amount <= 1 ? amount * 100 : amount);
};

/** Reads confidence from a forecast standard deviation in percent. */
export const readSpreadPercent: Reader<number> = (value) => {
  const amount = readAmount(value);
  return amount === null || amount < 0 ? null : percent(Math.max(0, 100 - amount));
};

/** Reads confidence from a forecast standard deviation as a fraction. */
export const readSpreadFraction: Reader<number> = (value) => {
  const amount = readAmount(value);
  return amount === null ? null : readSpreadPercent(amount > 1 ? amount : amount * 100);
};

/** Reads a moment as ISO 8601; a date without a time stays a date. */
export const readMoment: Reader<string> = (value) => {
  const day = readDate(value);
  if (day === null) return null;
  const hasTime = typeof value === "number" ? value > 1e8 : /[T ]\d{2}:\d{2}/.test(String(value));
  if (!hasTime) return day;
  const date = new Date(
    typeof value === "number" ? (value >= MIN_EPOCH_MS ? value : value * 1000) : String(value),
  );
  return Number.isNaN(date.getTime()) ? day : date.toISOString();
};

/** Reads a name, or several joined by commas. */
export const readNames: Reader<string> = (value) => {
  const names = (Array.isArray(value) ? value : [value])
    .map((name: unknown) => (isRecord(name) ? (name.fullName ?? name.fullname ?? name.name) : name))
    .filter((name): name is string => typeof name === "string")
    .map((name) =>
      name
        .replace(/\p{Cc}/gu, " ")
        .trim()
        .replace(/\s+/g, " "),
    )
    .filter((name) => name !== "");
  return names.length > 0 ? names.join(", ").slice(0, MAX_NAME) : null;
};
