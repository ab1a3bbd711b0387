import { dayOf } from "#lib/days.ts";
import type { EstimateOfDay } from "#lib/schemas/estimate-history.ts";

/** Where the estimates and their ranges lie in a box, in its own units. */
export function scaleLine(
  points: readonly EstimateOfDay[],
  box: { left: number; right: number; top: number; bottom: number },
) {
  const days = points.map(({ day }) => dayOf(day));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const least = Math.min(...points.map(({ low }) => low));
  const most = Math.max(...points.map(({ high }) => high));
  // A day or a price that is all there is stands in the middle.
  const part = (value: number, from: number, to: number) =>
    from === to ? 0.5 : (value - from) / (to - from);
  const xOf = (day: number) => box.left + part(day, first, last) * (box.right - box.left);
  const yOf = (price: number) => box.bottom - part(price, least, most) * (box.bottom - box.top);
  return {
    least,
    most,
    places: points.map(({ day, value, low, high, isNoted }) => ({
      ...{ x: xOf(dayOf(day)), y: yOf(value), low: yOf(low), high: yOf(high), day, isNoted },
    })),
  };
}
