import { formatMoney } from "#lib/format.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { EXCLUDING_NEVER_ADDS } from "#lib/valuation/certainty.ts";

/** Says how many sales are excluded and what they would change; nothing if there are none. */
export function ExcludedSalesNote({
  valuation: { comparables, source },
}: {
  valuation: ValuationView;
}) {
  const count = comparables?.filter(({ isLeftOut }) => isLeftOut).length ?? 0;
  if (count === 0 || !source || source.estimateWithAll === null) return null;
  const sales = count === 1 ? "1 sale" : `${count} sales`;
  return (
    <div className="text-sm leading-5">
      <p className="text-accent-foreground">
        {`${sales} excluded. With all sales, the estimate would be ${formatMoney(source.estimateWithAll)}.`}
      </p>
      <p className="text-muted-foreground">{EXCLUDING_NEVER_ADDS}</p>
    </div>
  );
}
