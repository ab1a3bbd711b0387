import { formatDate, formatMoney, formatNumber, formatShare } from "#lib/format.ts";
import type { ValuationSource, SearchLevel } from "#lib/schemas/valuation.ts";
import { Fact } from "./fact.tsx";

const nameArea = (place: string) => (/^\d{5}$/.test(place) ? `zip code ${place}` : place);

const LEVELS: Record<SearchLevel, (place: string) => string> = {
  distance: (place) => `The nearest homes in ${nameArea(place)}`,
  street: (place) => `Your street first (${place}), then the rest of the area`,
  zip: (place) => `Your zip code, ${place}`,
  district: (place) => `Your district, ${place}`,
  city: (place) => `Your city, ${place}`,
  state: (place) => `Your state, ${place}`,
};

function describeError({ publishedError, estimateWithAll }: ValuationSource): string {
  if (!publishedError) {
    return "Too few past sales here have been tested to say how far off estimates are. The range assumes errors like those measured in King County, Washington.";
  }
  const { market, area, medianPercent, within10Percent, salesCount } = publishedError;
  const within = `were within ${formatNumber(medianPercent)}% of the sale price, and ${formatNumber(within10Percent)}% were within 10%`;
  const unfiltered = estimateWithAll === null ? "" : ", with no sales excluded";
  const half = `Half of past estimates in ${area ? nameArea(area) : `the “${market}” market`} ${within}.`;
  const based = `That's based on ${formatNumber(salesCount)} past sales there${unfiltered}.`;
  return area
    ? `${half} ${based}`
    : `${half} ${based} We don't have a separate figure for your area.`;
}

export function EstimateMethod({ source }: { source: ValuationSource }) {
  const { step, place, salesCount, salesFrom, salesTo, areaModel, assumed } = source;
  return (
    <>
      <p className="max-w-prose leading-7">{source.summary}</p>
      {salesCount === null ? null : (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
          <Fact label="Sales compared" value={formatNumber(salesCount)} />
          {step && place ? <Fact label="Where" value={LEVELS[step](place)} /> : null}
          {salesFrom && salesTo ? (
            <Fact
              label="Sold between"
              value={`${formatDate(salesFrom, { style: "short" })} and ${formatDate(salesTo, { style: "short" })}`}
            />
          ) : null}
        </dl>
      )}
      <div className="flex max-w-prose flex-col gap-2 text-md leading-6 text-muted-foreground empty:hidden">
        {areaModel ? (
          <p>
            {`Area prices alone suggest ${formatMoney(areaModel.value)}. They make up ${formatShare(areaModel.share)} of the estimate, and comparable sales make up the rest.`}
          </p>
        ) : null}
        {areaModel ? <p>{describeError(source)}</p> : null}
        {assumed.length > 0 ? (
          <p>The range may be wider because some details of your home are assumed.</p>
        ) : null}
      </div>
    </>
  );
}
