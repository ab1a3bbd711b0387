import { Badge } from "#components/ui/badge.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { Progress } from "#components/ui/progress.tsx";
import { formatMoney, formatNumber, orNotAvailable } from "#lib/format.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { NOT_AN_APPRAISAL } from "#lib/valuation/valuation-source.ts";
import { ExcludedSalesNote } from "./excluded-sales-note.tsx";
import { Fact } from "./fact.tsx";

export function CurrentValuation({ valuation }: { valuation: ValuationView }) {
  const { estimate, assessment, confidence, low, high, source } = valuation;
  const isValued = estimate !== null || low !== null || high !== null;
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle>Current Property Valuation</CardTitle>
        {source?.isDemo ? <Badge variant="lamp">Demonstration data</Badge> : null}
      </CardHeader>
      <CardContent className="flex flex-1 flex-col gap-4 pt-3 sm:pt-4">
        <dl>
          <Fact
            label="Current Estimated Value"
            value={orNotAvailable(estimate, formatMoney)}
            valueClassName="font-display text-[2.5rem] leading-12 font-[560] tracking-tight sm:text-[3.25rem] sm:leading-16"
          >
            {isValued ? (
              <dd className="text-sm leading-5 text-muted-foreground">{NOT_AN_APPRAISAL}</dd>
            ) : null}
          </Fact>
        </dl>
        {source?.question ? (
          <p className="text-md leading-6 text-accent-foreground">{source.question}</p>
        ) : null}
        <ExcludedSalesNote valuation={valuation} />
        <dl className="grid grid-cols-2 gap-x-6">
          <Fact label="Current Assessment" value={orNotAvailable(assessment, formatMoney)} />
          <Fact
            label="Confidence Score"
            value={orNotAvailable(confidence, (score) => `${formatNumber(score)} of 100`)}
          >
            {confidence === null ? null : (
              <dd className="pt-1">
                <Progress value={confidence} aria-label="Confidence Score" />
              </dd>
            )}
          </Fact>
        </dl>
      </CardContent>
    </Card>
  );
}
