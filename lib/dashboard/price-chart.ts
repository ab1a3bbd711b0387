import { dayOf } from "#lib/days.ts";
import { placeBetween } from "#lib/math.ts";
import type { DashboardView } from "#lib/schemas/dashboard.ts";

type Prices = Pick<DashboardView, "estimates" | "askingPrices">;
type Box = { left: number; right: number; top: number; bottom: number };

/** Scales estimates and asking prices to the units of a box; null if there is nothing to draw. */
export function scalePrices({ estimates, askingPrices }: Prices, today: string, box: Box) {
  const days = [...estimates, ...askingPrices].map(({ day }) => dayOf(day));
  const amounts = [
    ...estimates.flatMap(({ low, high }) => [low, high]),
    ...askingPrices.map(({ price }) => price),
  ];
  if (days.length === 0) return null;
  const [first, last] = [Math.min(...days), Math.max(dayOf(today), ...days)];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const xOf = (day: number) => placeBetween(day, [first, last], [box.left, box.right]);
  const yOf = (amount: number) => placeBetween(amount, [least, most], [box.bottom, box.top]);
  // An asking price lasts until the next one, and the last one until today.
  const asked = askingPrices.flatMap(({ day, price }, index) => {
    const until = askingPrices[index + 1]?.day ?? today;
    return [
      { x: xOf(dayOf(day)), y: yOf(price) },
      { x: xOf(Math.max(dayOf(day), dayOf(until))), y: yOf(price) },
    ];
  });
  return {
    least,
    most,
    first,
    last,
    asked,
    estimates: estimates.map(({ day, value, low, high }) => ({
      ...{ day, x: xOf(dayOf(day)), y: yOf(value), low: yOf(low), high: yOf(high) },
    })),
  };
}
