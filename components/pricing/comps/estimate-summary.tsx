import { Card, CardContent } from "#components/ui/card.tsx";
import { formatMoney, formatNumber, orNotAvailable } from "#lib/format.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { ExcludedSalesNote } from "../excluded-sales-note.tsx";
import { Fact } from "../fact.tsx";

/** Shows the estimate next to the sales that it comes from. */
export function EstimateSummary({ valuation }: { valuation: ValuationView }) {
  const { estimate, confidence, source } = valuation;
  return (
    <Card>
      <CardContent className="flex flex-col gap-3">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3">
          <Fact label="Current Estimated Value" value={orNotAvailable(estimate, formatMoney)} />
          <Fact
            label="Confidence Score"
            value={orNotAvailable(confidence, (score) => `${formatNumber(score)} of 100`)}
          />
        </dl>
        <ExcludedSalesNote valuation={valuation} />
        {source?.reason ? <p className="leading-6">{source.reason}</p> : null}
      </CardContent>
    </Card>
  );
}
