import { House } from "lucide";
import { Icon } from "#components/ui/icon.tsx";
import { cn } from "#lib/utils.ts";
import type { SalePlace } from "./sale-places.ts";

/** Lengths from the top left corner, in any CSS unit. */
export interface Position {
  left: string;
  top: string;
  /** Out of the map's view, where a point can't get the focus. */
  visibility?: "hidden";
}

const CENTERED = "absolute -translate-x-1/2 -translate-y-1/2 rounded-full";

export function HomePoint({ position }: { position: Position }) {
  return (
    <span
      role="img"
      aria-label="Your home"
      style={position}
      className={cn(
        CENTERED,
        "pointer-events-none flex size-10 items-center justify-center bg-lamp text-lamp-foreground forced-color-adjust-none",
      )}
    >
      <Icon node={House} className="size-5" />
    </span>
  );
}

const namesOf = ({ sales }: SalePlace) =>
  sales.map(({ number, sale }) => `${number}: ${sale.address ?? "No address"}`).join("; ");

/** The button of a place, with the numbers of its sales. */
export function PlacePoint({
  place,
  position,
  isChosen,
  onChoose,
}: {
  place: SalePlace;
  position: Position;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const isExcluded = place.sales.every(({ sale }) => sale.isLeftOut);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={namesOf(place)}
      style={position}
      onClick={onChoose}
      className={cn(
        CENTERED,
        "flex h-7 min-w-7 items-center justify-center border-2 border-card px-1.5 text-sm leading-none font-semibold figures forced-color-adjust-none hover:z-10 focus-visible:z-10",
        isExcluded ? "bg-muted text-muted-foreground" : "bg-primary text-primary-foreground",
        isChosen && "z-10 ring-2 ring-ring",
      )}
    >
      {place.sales.map(({ number }) => number).join(", ")}
    </button>
  );
}
