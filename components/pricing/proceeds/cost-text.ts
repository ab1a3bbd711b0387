import { formatMoney } from "#lib/format.ts";

/** Formats a cost as a negative amount and a credit with a plus; null is unknown. */
export function costText(amount: number | null): string {
  if (amount === null) return "Unknown";
  if (amount < 0) return `+${formatMoney(-amount)}`;
  return amount === 0 ? formatMoney(0) : formatMoney(-amount);
}
