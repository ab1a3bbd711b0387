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

export function EstimateMethod({ source }: { source: ValuationSource }) {
  const { step, place, salesCount, salesFrom, salesTo, areaModel, publishedError } = source;
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
        {publishedError ? (
          <p>
            {`Half of past estimates here were within ${formatNumber(publishedError.medianPercent)}% of the sale price, and ${formatNumber(publishedError.within10Percent)}% were within 10%. That's based on ${formatNumber(publishedError.salesCount)} past sales in the “${publishedError.market}” market${source.estimateWithAll === null ? "" : ", with no sales excluded"}.`}
          </p>
        ) : null}
      </div>
    </>
  );
}
