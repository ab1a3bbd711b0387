import Link from "next/link";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { formatDate, formatMoney, formatNumber, formatShare } from "#lib/format.ts";
import type { ValuationSource, ValuationStep } from "#lib/schemas/valuation.ts";
import { Fact } from "./facts.tsx";

/** How far the search for comparable sales went, in words. */
const STEPS: Record<ValuationStep, (place: string) => string> = {
  distance: (place) => `The nearest homes in zip code ${place}`,
  street: (place) => `Your street, ${place}, before the rest of the zip code`,
  zip: (place) => `Your zip code, ${place}`,
  city: (place) => `Your city, ${place}`,
  state: (place) => `Your state, ${place}`,
};

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(words);
}

/** What the estimate stands on: how many sales, from where and when, and how good it has been. */
export function Basis({ source }: { source: ValuationSource }) {
  const { step, place, salesCount, salesFrom, salesTo, areaModel, publishedError, assumed } =
    source;
  return (
    <Card>
      <CardHeader>
        <CardTitle>How This Estimate Was Made</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-5 pt-3 sm:pt-3">
        <p className="max-w-prose leading-7">{source.summary}</p>
        {salesCount === null ? null : (
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
            <Fact label="Sales compared" value={formatNumber(salesCount)} />
            {step && place ? <Fact label="Where" value={STEPS[step](place)} /> : null}
            {salesFrom && salesTo ? (
              <Fact
                label="Sold between"
                value={`${formatDate(salesFrom, { style: "short" })} and ${formatDate(salesTo, { style: "short" })}`}
              />
            ) : null}
          </dl>
        )}
        <div className="flex max-w-prose flex-col gap-2 text-[0.9375rem] leading-6 text-muted-foreground empty:hidden">
          {areaModel ? (
            <p>
              {`Prices in the area alone point to ${formatMoney(areaModel.value)}; that makes up ${formatShare(areaModel.share)} of the estimate, the comparable sales the rest.`}
            </p>
          ) : null}
          {publishedError ? (
            <p>
              {`Tried on ${formatNumber(publishedError.salesCount)} past sales, half of the estimates came within ${formatNumber(publishedError.medianPercent)}% of the price, and ${formatNumber(publishedError.within10Percent)}% of them within 10%.`}
            </p>
          ) : null}
          {assumed.length > 0 ? (
            <p>
              {`Taken as usual for the neighborhood, because yours is not known: ${listWords(assumed)}. `}
              <Button asChild variant="link" size="inline">
                <Link href="/property-basics">Update The Basics</Link>
              </Button>
            </p>
          ) : null}
        </div>
      </CardContent>
    </Card>
  );
}
