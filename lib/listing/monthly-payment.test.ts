import { expect, it } from "vitest";
import { monthlyPayment } from "./monthly-payment.ts";

// From standard loan tables: $6.00 a month for each $1,000 over 30 years at 6 percent.
it.each([
  [100_000, 6, 30, 599.55],
  [519_200, 7, 30, 3454.25],
  [120_000, 0, 10, 1000],
])("calculates the payment for $%i at %d percent over %i years", (loan, rate, years, payment) => {
  expect(monthlyPayment(loan, rate, years)).toBeCloseTo(payment, 2);
});

it("pays the loan off exactly", () => {
  const payment = monthlyPayment(300_000, 6.5, 15);
  let owed = 300_000;
  for (let month = 0; month < 180; month++) owed = owed * (1 + 0.065 / 12) - payment;
  expect(owed).toBeCloseTo(0, 4);
});
