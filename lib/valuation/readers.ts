/** Readers of single values of a foreign answer: each gives null for what it can't make sense of. */
export type Reader<T> = (value: unknown) => T | null;

export const SQUARE_FEET_PER_ACRE = 43_560;
const MAX_DOLLARS = 1e12;
const MAX_SQUARE_FEET = 1e12;
const MAX_NAME = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A number, or the number that a text shows: "$1,234.50", "1 234", "7 %", "2,100 sq ft". */
export const readAmount: Reader<number> = (value) => {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = value
    .trim()
    .replace(/^(?:us)?\$|^usd\b/i, "")
    .replace(/(?:%|\busd|\bdollars|\bsq\.?\s?ft\.?|\bsqft|\bsf|\bsquare feet|\bft²)$/i, "")
    .replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "")
    .trim();
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : null;
};

const positive = (amount: number | null, most: number) =>
  amount !== null && amount > 0 && amount <= most ? amount : null;

/** Whole US dollars; services write 0 where they know nothing. */
export const readDollars: Reader<number> = (value) => {
  const amount = positive(readAmount(value), MAX_DOLLARS);
  return amount === null ? null : Math.round(amount) || null;
};

/** Square feet to a hundredth; a text may say that it counts acres. */
export const readSquareFeet: Reader<number> = (value) => {
  if (typeof value === "string" && /\bac(?:res?)?\.?\s*$/i.test(value)) {
    return readAcres(value.replace(/\s*\bac(?:res?)?\.?\s*$/i, ""));
  }
  const amount = positive(readAmount(value), MAX_SQUARE_FEET);
  return amount === null ? null : Math.round(amount * 100) / 100;
};

/** Acres as square feet. */
export const readAcres: Reader<number> = (value) => {
  const acres = readAmount(value);
  return acres === null ? null : readSquareFeet(acres * SQUARE_FEET_PER_ACRE);
};

const percent = (amount: number | null) =>
  amount === null || amount < 0 || amount > 100 ? null : Math.round(amount * 10) / 10;

/** A score from 0 to 100; a number up to 1 is a fraction of it. */
export const readScore: Reader<number> = (value) => {
  const amount = readAmount(value);
  return percent(amount !== null && amount <= 1 ? amount * 100 : amount);
};

/** Confidence from a forecast standard deviation in percent. */
export const readSpreadPercent: Reader<number> = (value) => {
  const amount = readAmount(value);
  return amount === null || amount < 0 ? null : percent(Math.max(0, 100 - amount));
};

/** Confidence from a forecast standard deviation as a fraction. */
export const readSpreadFraction: Reader<number> = (value) => {
  const amount = readAmount(value);
  return amount === null ? null : readSpreadPercent(amount > 1 ? amount : amount * 100);
};

const DATE_FORMS: readonly { form: RegExp; order: readonly [number, number, number] }[] = [
  { form: /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ])/, order: [1, 2, 3] },
  { form: /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?:$|[T ])/, order: [1, 2, 3] },
  { form: /^(\d{4})(\d{2})(\d{2})(?:$|T)/, order: [1, 2, 3] },
  { form: /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:$|\s)/, order: [3, 1, 2] },
];
const MIN_EPOCH_MS = 1e11;

/** A calendar day as an ISO date, from ISO, "20240131", US "1/31/2024", or seconds or milliseconds since 1970. */
export const readDate: Reader<string> = (value) => {
  if (typeof value === "number") {
    if (/^(?:19|20)\d{6}$/.test(String(value))) return readDate(String(value));
    const date = new Date(value >= MIN_EPOCH_MS ? value : value * 1000);
    return value > 1e8 && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : null;
  }
  if (typeof value !== "string") return null;
  const text = value.trim();
  for (const { form, order } of DATE_FORMS) {
    const match = form.exec(text);
    if (!match) continue;
    const [year = "", month = "", day = ""] = order.map((group) => match[group]);
    const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    const date = new Date(`${iso}T00:00:00Z`);
    // A day that the calendar doesn't have (February 31) rolls over, and so doesn't come back the same.
    const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
    return exists && Number(year) >= 1600 ? iso : null;
  }
  return null;
};

/** A moment as ISO 8601; a bare day stays a day. */
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

/** A name, or several joined by commas. */
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
