import { atSameClockTime } from "#lib/us/wall-clock.ts";

/** Time zones by their IANA names: the one that was wrong, and the right one. */
export interface ZoneChange {
  from: string;
  to: string;
}

/** A time that something takes. */
interface TimeSpan {
  startsAt: Date;
  endsAt: Date;
}

/**
 * A time at the same hour of the clock in another zone. It keeps its length where its end would come
 * before its start, because the clocks skip it.
 */
export function moveSpan({ startsAt, endsAt }: TimeSpan, zones: ZoneChange): TimeSpan {
  const start = atSameClockTime(startsAt, zones);
  const end = atSameClockTime(endsAt, zones);
  const length = endsAt.getTime() - startsAt.getTime();
  return { startsAt: start, endsAt: end > start ? end : new Date(start.getTime() + length) };
}

/** A time with the pause after it. */
interface HeldSpan extends TimeSpan {
  heldUntil: Date;
}

/**
 * Times at the same hours of the clock in another zone, none over another. Where a change of the clocks
 * pushes one into the one before, it begins when that one ends.
 * @param spans in their order
 */
export function moveHeldSpans<T extends HeldSpan>(
  spans: readonly T[],
  zones: ZoneChange,
): { span: T; moved: HeldSpan }[] {
  let free = -Infinity;
  return spans.map((span) => {
    const { startsAt, endsAt } = moveSpan(span, zones);
    const late = Math.max(0, free - startsAt.getTime());
    const end = endsAt.getTime() + late;
    free = end + span.heldUntil.getTime() - span.endsAt.getTime();
    const moved = {
      startsAt: new Date(startsAt.getTime() + late),
      endsAt: new Date(end),
      heldUntil: new Date(free),
    };
    return { span, moved };
  });
}
