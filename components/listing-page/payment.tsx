import { formatMoney } from "#lib/format.ts";
import {
  COMPARED_RATES,
  DOWN_PAYMENT_PERCENT,
  LOAN_YEARS,
  monthlyPayment,
} from "#lib/listing/monthly-payment.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { Fold } from "./fold.tsx";

/** Shows the monthly payment at several rates, and at any rate with the script. */
export function Payment({ listing }: { listing: PublicListing }) {
  const { price, basics } = listing;
  const down = Math.round((price * DOWN_PAYMENT_PERCENT) / 100);
  const fee = basics.hoaFees;
  return (
    <Fold id="payment-heading" title="Payment estimate">
      <p>
        Based on a {formatMoney(price)} price, {formatMoney(down)} down ({DOWN_PAYMENT_PERCENT}%),
        and a {LOAN_YEARS}-year fixed-rate loan
        {fee > 0 ? `, plus the ${formatMoney(fee)} monthly HOA fee` : ""}.
      </p>
      <div className="scrolls" role="region" aria-labelledby="rates-heading" tabIndex={0}>
        <table className="prices">
          <caption id="rates-heading">Monthly payment by interest rate</caption>
          <thead>
            <tr>
              <th scope="col">Interest rate</th>
              <th scope="col">Principal and interest</th>
              {fee > 0 && <th scope="col">With the HOA fee</th>}
            </tr>
          </thead>
          <tbody>
            {COMPARED_RATES.map((rate) => {
              const monthly = Math.round(monthlyPayment(price - down, rate, LOAN_YEARS));
              return (
                <tr key={rate}>
                  <th scope="row">{rate}%</th>
                  <td>{formatMoney(monthly)}</td>
                  {fee > 0 && <td>{formatMoney(monthly + fee)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Calculator price={price} fee={fee} />
      <p className="note">
        These rates are examples, not offers. Payments don&apos;t include property tax,
        homeowner&apos;s insurance, mortgage insurance, or closing costs.
      </p>
    </Fold>
  );
}

function Calculator({ price, fee }: { price: number; fee: number }) {
  return (
    <form hidden className="calculator" data-price={price} data-fee={fee}>
      <h3>Try your own numbers</h3>
      <div className="fields-in-row">
        <CalculatorField name="down" label="Down payment (%)" value={DOWN_PAYMENT_PERCENT} />
        <CalculatorField name="rate" label="Interest rate (%)" value={COMPARED_RATES[1]} />
        <CalculatorField name="years" label="Loan term (years)" value={LOAN_YEARS} />
      </div>
      <output className="calculated" />
    </form>
  );
}

const BOUNDS = {
  down: { min: 0, max: 99, step: "any" },
  rate: { min: 0, max: 25, step: "any" },
  years: { min: 1, max: 40, step: 1 },
};

function CalculatorField({
  name,
  label,
  value,
}: {
  name: keyof typeof BOUNDS;
  label: string;
  value: number;
}) {
  return (
    <p className="field">
      <label htmlFor={`loan-${name}`}>{label}</label>
      <input
        id={`loan-${name}`}
        name={name}
        type="number"
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={value}
        {...BOUNDS[name]}
      />
    </p>
  );
}
