import type { SearchLevel } from "#lib/schemas/valuation.ts";
import { type Candidates, MIN_CANDIDATES } from "./candidate-sales.ts";
import type { Subject } from "./data/home.ts";
import { onStreetOf } from "./location.ts";

const MIN_ON_STREET = 3;

/**
 * Returns the finest level the candidates allow: within a zip or district by distance, else by
 * street.
 */
export function chooseSearchLevel(subject: Subject, { area, sales }: Candidates): SearchLevel {
  if (area === "state") return area;
  const withCoordinates = sales.filter((sale) => sale.latitude !== null);
  const isPlaced = subject.latitude !== null && withCoordinates.length >= MIN_CANDIDATES;
  if (isPlaced && area !== "city") return "distance";
  // In a city-wide search, match streets only among sales without zips.
  const mayCount = area === "city" ? sales.filter(({ zipCode }) => zipCode === null) : sales;
  return mayCount.filter(onStreetOf(subject)).length >= MIN_ON_STREET ? "street" : area;
}
