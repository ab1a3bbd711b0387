export const DOWN_PAYMENT_PERCENT = 20;
export const LOAN_YEARS = 30;
/** Rates of a year in percent to compare with; none of them is an offer. */
export const COMPARED_RATES = [5, 6, 7, 8] as const;

/**
 * Principal and interest of a loan with equal payments, in dollars a month.
 * @param rate percent a year
 */
export function monthlyPayment(loan: number, rate: number, years: number): number {
  const months = years * 12;
  const monthly = rate / 1200;
  if (monthly === 0) return loan / months;
  return (loan * monthly) / (1 - (1 + monthly) ** -months);
}
