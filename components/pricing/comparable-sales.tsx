"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import type { ComparableView } from "#lib/schemas/valuation.ts";
import { arrangeSales, type FixedPositions } from "./arrange-sales.ts";
import { ComparableRow } from "./comparable-row.tsx";
import { SaleTable } from "./sale-table.tsx";

const SHOWN_AT_FIRST = 5;
const EXPLANATION =
  "Each price is adjusted for time, size and rooms to match your home. Weight is a sale's share among the comps. Exclude any sale that isn't comparable.";
const ALL_LEFT_OUT = "You excluded these sales. Include a sale to use it in the estimate again.";

export function ComparableSales({
  sales,
  isDemo,
}: {
  sales: readonly ComparableView[];
  isDemo: boolean;
}) {
  // The first sale that "Show more" added.
  const [firstMore, setFirstMore] = useState<number | null>(null);
  // A sale that was just excluded or included keeps its position.
  const [fixed, setFixed] = useState<FixedPositions>(new Map());
  const arranged = arrangeSales(sales, fixed);
  const shown = arranged.filter(
    ({ id, isLeftOut }, position) =>
      firstMore !== null || position < SHOWN_AT_FIRST || isLeftOut || fixed.has(id),
  );
  const hidden = arranged.filter((sale) => !shown.includes(sale));
  return (
    <TitledCard
      title="Comparable sales"
      description={
        <>
          {isDemo ? "Fictional sales, for demonstration. " : ""}
          {sales.every(({ isLeftOut }) => isLeftOut) ? ALL_LEFT_OUT : EXPLANATION}
        </>
      }
      className="@container flex flex-col items-start gap-4 pt-4 sm:pt-4"
    >
      <SaleTable label="Comparable sales">
        {shown.map((sale) => (
          <ComparableRow
            key={sale.id}
            sale={sale}
            takesFocus={sale.id === firstMore}
            onChanged={() =>
              setFixed((before) => new Map(before).set(sale.id, arranged.indexOf(sale)))
            }
          />
        ))}
      </SaleTable>
      {hidden[0] ? (
        <Button variant="outline" size="sm" onClick={() => setFirstMore(hidden[0]?.id ?? null)}>
          {`Show ${hidden.length} more`}
        </Button>
      ) : null}
    </TitledCard>
  );
}
