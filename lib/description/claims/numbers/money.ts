import { isNear } from "./amounts.ts";
import { byPattern, type NumberContext } from "./reader.ts";

const FEE = /hoa|fee|dues|association|(?<!\b(?:special|tax|one-time) )assessment/i;
const OTHER_SUM = /rent|tax|mortgage|credit|assessment|util|bill|insur|deposit|price|value|cost/i;
// Characters after an amount in which a fee may be named.
const FEE_DISTANCE = 50;

/** Whether a sum is the HOA fee, a month unless the words say a year. */
export function isHoaFee(
  value: number,
  isYearly: boolean,
  { home, before, after }: NumberContext,
): boolean {
  return (
    home.hoa > 0 &&
    (FEE.test(before + after.slice(0, FEE_DISTANCE)) ||
      ([home.hoa, home.hoa * 12].includes(value) &&
        !OTHER_SUM.test(before + after.slice(0, FEE_DISTANCE)))) &&
    isNear(value, isYearly ? home.hoa * 12 : home.hoa, before)
  );
}

export const YEARLY =
  /\b(?:annual|yearly|(?:over|for|in|through) (?:a|the|one|each|every) year|each year|every year|a year|per annum|(?:over|in|for|across|after) (?:twelve|12) months)/i;

/** How many of them a year has. */
const PERIODS = { week: 52, day: 365 } as const;

/** "$385", "$4,620 a year", "about $10 a week" */
export const readMoney = byPattern(
  new RegExp(
    "\\$\\s?(\\d[\\d,]{0,14}(?:\\.\\d{1,6})?)(?:k|m)?(?:\\s*(?:per|a|/|,? (?:paid|due|billed|charged|payable|collected) " +
      "(?:every|each|by the|once a|per))\\s*(month|mo|year|annum|yr|week|day))?",
    "gi",
  ),
  ([, amount = "", period = ""], context) => {
    const own = context.after.split(/[,;.\d]/)[0] ?? "";
    const isYearly =
      /^y|annum/.test(period) ||
      (period === "" && (/\b(?:annual|yearly)/i.test(context.before) || YEARLY.test(own)));
    const value = Number(amount.replaceAll(",", ""));
    if (value === 0) return true;
    if (period === "week" || period === "day") {
      const { hoa } = context.home;
      return hoa > 0 && isNear(value, (hoa * 12) / PERIODS[period], "about ");
    }
    // "$785 every month, or $9,420 for twelve of them"
    const isOfYear =
      period === "" && value === context.home.hoa * 12 && !/(?<!(?:twelve|12) )month/i.test(own);
    return isHoaFee(value, isYearly || isOfYear, context);
  },
);
