import { isNear } from "./amounts.ts";
import { byPattern, type NumberContext } from "./reader.ts";

const FEE = /hoa|fee|dues|association/i;
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
    FEE.test(before + after.slice(0, FEE_DISTANCE)) &&
    isNear(value, isYearly ? home.hoa * 12 : home.hoa, before)
  );
}

/** "$385", "$4,620 a year" */
export const readMoney = byPattern(
  /\$\s?(\d[\d,]*(?:\.\d+)?)(?:k|m)?(?:\s*(?:per|a|\/)\s*(month|mo|year|annum|yr))?/gi,
  ([, amount = "", period = ""], context) => {
    const isYearly = /^y|annum/.test(period) || /\b(?:annual|yearly)/i.test(context.before);
    return isHoaFee(Number(amount.replaceAll(",", "")), isYearly, context);
  },
);
