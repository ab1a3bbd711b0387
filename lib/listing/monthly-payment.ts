export const DOWN_PAYMENT_PERCENT = 20;
export const LOAN_YEARS = 30;
/** Annual rates in percent for comparison, not offers. */
export const COMPARED_RATES = [5, 6, 7, 8] as const;

/**
 * Returns the monthly principal and interest of a loan with equal payments, in dollars.
 * @param rate annual, in percent
 */
export function monthlyPayment(loan: number, rate: number, years: number): number {
  const months = years * 12;
  const monthly = rate / 1200;
  if (monthly === 0) return loan / months;
  return (loan * monthly) / (1 - (1 + monthly) ** -months);
}
