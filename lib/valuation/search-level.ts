import type { SearchLevel } from "#lib/schemas/valuation.ts";
import { type Candidates, MIN_CANDIDATES } from "./candidate-sales.ts";
import type { Subject } from "./data/home.ts";
import { onStreetOf } from "./location.ts";

const MIN_ON_STREET = 3;

/** The finest level that the candidates allow: within a zip by distance, else by street. */
export function chooseSearchLevel(subject: Subject, { area, sales }: Candidates): SearchLevel {
  if (area !== "zip") return area;
  const withCoordinates = sales.filter((sale) => sale.latitude !== null);
  if (subject.latitude !== null && withCoordinates.length >= MIN_CANDIDATES) return "distance";
  return sales.filter(onStreetOf(subject)).length >= MIN_ON_STREET ? "street" : "zip";
}
