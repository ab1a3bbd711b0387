import { Badge } from "#components/ui/badge.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { Progress } from "#components/ui/progress.tsx";
import { formatMoney, formatNumber, orNotAvailable } from "#lib/format.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { EXCLUDING_NEVER_ADDS } from "#lib/valuation/certainty.ts";
import { NOT_AN_APPRAISAL } from "#lib/valuation/valuation-source.ts";
import { Fact } from "./fact.tsx";

function describeLeftOut({ comparables, source }: ValuationView): string | null {
  const count = comparables?.filter(({ isLeftOut }) => isLeftOut).length ?? 0;
  if (count === 0 || !source || source.estimateWithAll === null) return null;
  const sales = count === 1 ? "1 sale" : `${count} sales`;
  return `${sales} excluded. With all sales, the estimate would be ${formatMoney(source.estimateWithAll)}.`;
}

export function CurrentValuation({ valuation }: { valuation: ValuationView }) {
  const { estimate, assessment, confidence, low, high, source } = valuation;
  const isValued = estimate !== null || low !== null || high !== null;
  const leftOut = describeLeftOut(valuation);
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle>Current Property Valuation</CardTitle>
        {source?.isDemo ? <Badge variant="lamp">Demonstration data</Badge> : null}
      </CardHeader>
      <CardContent className="pt-5 sm:pt-5">
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <dl>
            <Fact
              label="Current Estimated Value"
              value={orNotAvailable(estimate, formatMoney)}
              valueClassName="font-display text-[2.5rem] leading-12 font-[560] tracking-tight sm:text-[3.25rem] sm:leading-16"
            >
              {isValued ? (
                <dd className="text-sm leading-5 text-muted-foreground">{NOT_AN_APPRAISAL}</dd>
              ) : null}
              {leftOut ? (
                <dd className="mt-1 text-sm leading-5 text-accent-foreground">{leftOut}</dd>
              ) : null}
              {leftOut ? (
                <dd className="text-sm leading-5 text-muted-foreground">{EXCLUDING_NEVER_ADDS}</dd>
              ) : null}
            </Fact>
          </dl>
          <dl className="flex flex-col gap-5 sm:border-l sm:pl-8">
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
        </div>
      </CardContent>
    </Card>
  );
}
