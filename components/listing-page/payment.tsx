import { formatMoney } from "#lib/format.ts";
import {
  COMPARED_RATES,
  DOWN_PAYMENT_PERCENT,
  LOAN_YEARS,
  monthlyPayment,
} from "#lib/listing/monthly-payment.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";

/** What a loan would cost each month at several rates; with the script, at any. */
export function Payment({ listing }: { listing: PublicListing }) {
  const { price, basics } = listing;
  const down = Math.round((price * DOWN_PAYMENT_PERCENT) / 100);
  const fee = basics.hoaFees;
  return (
    <section className="section" aria-labelledby="payment-heading">
      <h2 id="payment-heading">Payment estimate</h2>
      <p>
        For {formatMoney(price)} with {formatMoney(down)} ({DOWN_PAYMENT_PERCENT} percent) paid down
        and the rest borrowed for {LOAN_YEARS} years, in equal monthly payments of principal and
        interest{fee > 0 ? `, and with the HOA fee of ${formatMoney(fee)} a month` : ""}:
      </p>
      <div className="scrolls" role="region" aria-labelledby="payment-heading" tabIndex={0}>
        <table className="prices">
          <thead>
            <tr>
              <th scope="col">Rate a year</th>
              <th scope="col">Principal and interest</th>
              {fee > 0 && <th scope="col">With the HOA fee</th>}
            </tr>
          </thead>
          <tbody>
            {COMPARED_RATES.map((rate) => {
              const monthly = Math.round(monthlyPayment(price - down, rate, LOAN_YEARS));
              return (
                <tr key={rate}>
                  <th scope="row">{rate} percent</th>
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
        The rates are examples to compare, not offers. Property tax, homeowner&apos;s insurance,
        mortgage insurance and closing costs are not in it.
      </p>
    </section>
  );
}

function Calculator({ price, fee }: { price: number; fee: number }) {
  return (
    <form hidden className="calculator" data-price={price} data-fee={fee}>
      <h3>Your own numbers</h3>
      <div className="fields-in-row">
        <CalculatorField name="down" label="Down payment (percent)" value={DOWN_PAYMENT_PERCENT} />
        <CalculatorField name="rate" label="Rate (percent a year)" value={COMPARED_RATES[1]} />
        <CalculatorField name="years" label="Years" value={LOAN_YEARS} />
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
