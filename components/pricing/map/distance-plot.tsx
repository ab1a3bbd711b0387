import { formatCount, formatNumber } from "#lib/format.ts";
import { HomePoint, PlacePoint } from "./place-points.tsx";
import { scalePlot } from "./plot-scale.ts";
import type { HomePlace, SalePlace } from "./sale-places.ts";

/** What a plot or a map shows and lets one choose. */
export interface PlacesProps {
  places: readonly SalePlace[];
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

/** Draws the sales around the home by distance and direction, without a map. */
export function DistancePlot({
  home,
  places,
  chosen,
  onChoose,
}: PlacesProps & { home: HomePlace }) {
  const { rings, points } = scalePlot(home, places);
  const farthest = rings.at(-1)?.miles ?? 0;
  const count = places.reduce((total, { sales }) => total + sales.length, 0);
  return (
    <div className="relative aspect-square w-full max-w-md rounded-lg border bg-muted/40">
      <svg
        role="img"
        aria-label={`${formatCount(count, "sale", "sales")} within ${formatCount(farthest, "mile", "miles")} of your home, north at the top. The table below lists every distance.`}
        viewBox="0 0 100 100"
        className="absolute inset-0 size-full"
      >
        {rings.map(({ miles, radius }) => (
          <circle
            key={miles}
            cx={50}
            cy={50}
            r={radius}
            fill="none"
            stroke="var(--muted-foreground)"
            strokeOpacity={0.6}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="4 4"
          />
        ))}
      </svg>
      <span aria-hidden className="absolute top-2 left-3 text-sm leading-5 text-muted-foreground">
        ↑ North
      </span>
      {rings.map(({ miles, radius }) => (
        <span
          key={miles}
          aria-hidden
          style={{ left: "50%", top: `${50 + radius}%` }}
          className="absolute -translate-x-1/2 -translate-y-1/2 rounded bg-card px-1.5 text-sm leading-5 figures whitespace-nowrap text-muted-foreground"
        >
          {`${formatNumber(miles)} mi`}
        </span>
      ))}
      <HomePoint position={{ left: "50%", top: "50%" }} />
      {places.map((place, index) => (
        <PlacePoint
          key={place.key}
          place={place}
          position={{ left: `${points[index]?.x}%`, top: `${points[index]?.y}%` }}
          isChosen={place.key === chosen}
          onChoose={() => onChoose(place.key === chosen ? null : place.key)}
        />
      ))}
    </div>
  );
}
