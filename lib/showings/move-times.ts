import { atSameClockTime } from "#lib/us/wall-clock.ts";

export interface ZoneChange {
  from: string;
  to: string;
}

interface TimeSpan {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Moves a span to the same local time in another time zone. If its end would be before its start
 * because of a skipped hour, it keeps its length.
 */
export function moveSpan({ startsAt, endsAt }: TimeSpan, zones: ZoneChange): TimeSpan {
  const start = atSameClockTime(startsAt, zones);
  const end = atSameClockTime(endsAt, zones);
  const length = endsAt.getTime() - startsAt.getTime();
  return { startsAt: start, endsAt: end > start ? end : new Date(start.getTime() + length) };
}

/** `heldUntil` includes the pause after it. */
interface HeldSpan extends TimeSpan {
  heldUntil: Date;
}

/**
 * Moves spans to the same local time in another time zone, without overlaps. If a daylight saving time
 * change pushes one into the one before, it starts after it.
 * @param spans in order
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
