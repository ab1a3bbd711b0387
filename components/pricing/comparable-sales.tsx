"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import type { MapSettings } from "#lib/map-settings.ts";
import type { ComparableView } from "#lib/schemas/valuation.ts";
import { FICTIONAL_SALES } from "#lib/valuation/valuation-source.ts";
import { arrangeSales, type FixedPositions } from "./arrange-sales.ts";
import { ComparableRow } from "./comparable-row.tsx";
import { type HomePlace, placeKeyOf, placeSales } from "./map/sale-places.ts";
import { SalesMap } from "./map/sales-map.tsx";
import { SaleTable } from "./sale-table.tsx";

const SHOWN_AT_FIRST = 5;
const EXPLANATION =
  "Each price is adjusted for time, size and rooms to match your home. Weight is a sale's share among the comps. Exclude any sale that isn't comparable.";
const ALL_LEFT_OUT = "You excluded these sales. Include a sale to use it in the estimate again.";

export function ComparableSales({
  sales,
  isDemo,
  home,
  map,
}: {
  sales: readonly ComparableView[];
  isDemo: boolean;
  /** Where the home is; null if unknown. */
  home: HomePlace | null;
  map: MapSettings | null;
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
  const places = placeSales(shown);
  const [isMapBroken, setMapBroken] = useState(false);
  const settings = isMapBroken ? null : map;
  const hasMap = places.length > 0 && (settings !== null || home !== null);
  const [chosen, setChosen] = useState<string | null>(null);
  const pointOf = (sale: ComparableView, number: number) => {
    const key = placeKeyOf(sale);
    const isChosen = key !== null && key === chosen;
    return {
      number,
      isChosen,
      onChoose: key === null ? null : () => setChosen(isChosen ? null : key),
    };
  };
  return (
    <TitledCard
      title="Comparable sales"
      description={
        <>
          {isDemo ? `${FICTIONAL_SALES} ` : ""}
          {sales.every(({ isLeftOut }) => isLeftOut) ? ALL_LEFT_OUT : EXPLANATION}
        </>
      }
      className="@container flex flex-col items-start gap-4 pt-4 sm:pt-4"
    >
      {hasMap ? (
        <SalesMap
          settings={settings}
          home={home}
          places={places}
          unplaced={shown.filter((sale) => placeKeyOf(sale) === null).length}
          chosen={chosen}
          onChoose={setChosen}
          onBroken={() => setMapBroken(true)}
        />
      ) : null}
      <SaleTable label="Comparable sales">
        {shown.map((sale, index) => (
          <ComparableRow
            key={sale.id}
            sale={sale}
            point={hasMap ? pointOf(sale, index + 1) : null}
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
