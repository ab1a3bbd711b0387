import { dayOf } from "#lib/days.ts";
import { placeBetween } from "#lib/math.ts";
import type { EstimateOfDay } from "#lib/schemas/estimate-history.ts";

/** Returns the positions of the estimates and ranges in a box, in its units. */
export function scaleLine(
  points: readonly EstimateOfDay[],
  box: { left: number; right: number; top: number; bottom: number },
) {
  const days = points.map(({ day }) => dayOf(day));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const least = Math.min(...points.map(({ low }) => low));
  const most = Math.max(...points.map(({ high }) => high));
  const xOf = (day: number) => placeBetween(day, [first, last], [box.left, box.right]);
  const yOf = (price: number) => placeBetween(price, [least, most], [box.bottom, box.top]);
  return {
    least,
    most,
    places: points.map(({ day, value, low, high, wasShown }) => ({
      ...{ x: xOf(dayOf(day)), y: yOf(value), low: yOf(low), high: yOf(high), day, wasShown },
    })),
  };
}
