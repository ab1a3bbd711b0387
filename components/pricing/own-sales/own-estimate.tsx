import { formatMoney } from "#lib/format.ts";
import type { OwnSalesView } from "#lib/schemas/own-sales.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { EXCLUDING_NEVER_ADDS } from "#lib/valuation/certainty.ts";
import { NOT_AN_APPRAISAL } from "#lib/valuation/valuation-source.ts";
import { Fact } from "../fact.tsx";
import { describeAgreement, describeMethod } from "./describe-own-sales.ts";

export function OwnEstimate({
  view: { sales, estimate, reason },
  valuation,
}: {
  view: OwnSalesView;
  valuation: ValuationView;
}) {
  if (!estimate) return <p className="leading-7">{reason}</p>;
  const excludes = sales.some(({ isLeftOut, obstacle }) => isLeftOut && obstacle === null);
  const agreement = describeAgreement(estimate, valuation);
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]">
        <Fact
          label="Estimate from these sales"
          value={formatMoney(estimate.value)}
          valueClassName="font-display text-3xl leading-10 font-[560] tracking-tight"
        >
          <dd className="text-sm leading-5 text-muted-foreground">{NOT_AN_APPRAISAL}</dd>
        </Fact>
        <Fact
          label="Range"
          value={`${formatMoney(estimate.low)} to ${formatMoney(estimate.high)}`}
        />
        <Fact label="Confidence" value={`${estimate.confidence} of 100`} />
      </dl>
      {agreement ? <p className="max-w-prose leading-7">{agreement}</p> : null}
      <p className="max-w-prose text-md leading-6 text-muted-foreground">
        {describeMethod(estimate)}
        {excludes ? ` ${EXCLUDING_NEVER_ADDS}` : null}
      </p>
    </div>
  );
}
