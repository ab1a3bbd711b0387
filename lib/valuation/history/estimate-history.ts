import type { EstimateHistoryView } from "#lib/schemas/estimate-history.ts";
import { describeMovement } from "./describe-movement.ts";
import type { EstimatePoint } from "./estimate-point.ts";
import { describeBigMove } from "./own-error.ts";

interface Estimates {
  /** Recalculated for earlier days, oldest first. */
  recalculated: readonly EstimatePoint[];
  /** Recorded when they were shown, oldest first; the last one may be today's. */
  shown: readonly EstimatePoint[];
  today: EstimatePoint;
}

/** Presents the estimates of a home over time, each with what changed since the one before. */
export function presentHistory(
  { recalculated, shown, today }: Estimates,
  askingPriceSetOn: string | null,
): EstimateHistoryView {
  const ofSameHome = shown.filter(
    ({ day, basis }) => day < today.day && basis.address === today.basis.address,
  );
  const firstShown = ofSameHome[0]?.day ?? today.day;
  const earlier = recalculated.filter(({ day }) => day < firstShown);
  const points = [...earlier, ...ofSameHome, today];
  return {
    points: points.map((point, index) => {
      const before = points[index - 1];
      const { day, value, low, high } = point;
      return {
        ...{ day, value, low, high },
        wasShown: index >= earlier.length,
        reasons: before ? describeMovement(before, point) : [],
      };
    }),
    bigMove: describeBigMove(points, ofSameHome.at(-1)?.day ?? null, askingPriceSetOn),
  };
}
