import { loadInView } from "#components/ui/load-in-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { formatCount, formatDate, formatMoney } from "#lib/format.ts";
import type { MapSettings } from "#lib/map-settings.ts";
import { DistancePlot, type PlacesProps } from "./distance-plot.tsx";
import type { HomePlace, SalePlace } from "./sale-places.ts";

const TileMap = loadInView(async () => (await import("./tile-map.tsx")).TileMap);

function ChosenSales({ place }: { place: SalePlace | undefined }) {
  return (
    <div role="status" className={place ? undefined : "sr-only"}>
      {place ? (
        <ul className="flex flex-col gap-1 rounded-lg bg-accent px-4 py-2.5 leading-6 text-accent-foreground">
          {place.sales.map(({ number, sale }) => (
            <li key={sale.id} className="wrap-anywhere">
              <span className="font-medium">{`${number}. ${sale.address ?? "No address"}`}</span>
              {`: sold for ${formatMoney(sale.price)} on ${formatDate(sale.soldOn, { style: "short" })}`}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function describeSource(home: HomePlace | null, unplaced: number): string {
  return [
    "Locations come from the sales records.",
    !home && "They don't include your home's location.",
    home?.isApproximate && "Your home is placed at the nearest recorded house on its street.",
    unplaced > 0 && `${formatCount(unplaced, "sale has", "sales have")} no recorded location.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Shows sales on the operator's map, or by distance and direction where there is none.
 * @param settings null without a map, or for one that didn't load
 * @param unplaced the number of the table's sales without coordinates
 */
export function SalesMap({
  settings,
  home,
  unplaced,
  onBroken,
  ...shown
}: PlacesProps & {
  settings: MapSettings | null;
  home: HomePlace | null;
  unplaced: number;
  onBroken: () => void;
}) {
  return (
    <section
      aria-label="Map of comparable sales"
      className="grid w-full items-start gap-x-6 gap-y-3 @3xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]"
    >
      {settings ? (
        <TileMap
          settings={settings}
          home={home}
          onBroken={onBroken}
          meanwhile={<Skeleton className="aspect-square w-full" />}
          {...shown}
        />
      ) : home ? (
        <DistancePlot home={home} {...shown} />
      ) : null}
      <div className="flex flex-col gap-3">
        <ChosenSales place={shown.places.find(({ key }) => key === shown.chosen)} />
        <p className="text-sm leading-5 text-muted-foreground">{describeSource(home, unplaced)}</p>
      </div>
    </section>
  );
}
