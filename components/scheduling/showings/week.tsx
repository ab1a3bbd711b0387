"use client";

import { ChevronLeft, ChevronRight } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SHOWING_STATES } from "#lib/fields/showings.ts";
import { formatTime, formatZone } from "#lib/showings/when.ts";
import type { OpenHouseRecord } from "#lib/schemas/open-houses.ts";
import type { SchedulingView, ShowingView } from "#lib/schemas/showings.ts";
import { dayAfter, dayIn } from "#lib/us/wall-clock.ts";
import { cn } from "#lib/utils.ts";
import { formatCalendarDay, formatHours, formatShortDay, formatWeekday } from "../hour-words.ts";
import { daysOfWeek, type WeekDay } from "./days-of-week.ts";
import { OfferDeadlineEntry } from "./offer-deadline-parts.tsx";
import { OpenHouseEntry } from "./open-house-parts.tsx";
import { type OfferDeadline, useOfferDeadlines } from "./use-offer-deadlines.ts";
import { useOpenHousesShown } from "./use-open-houses-shown.ts";
import type { Shown } from "./use-shown.ts";

/**
 * Shows a week of showings, open houses, and offer deadlines in the home's time zone, in seven columns, or
 * stacked in a narrow window.
 */
export function Week({ view, shown }: { view: SchedulingView; shown: Shown }) {
  const { timeZone, now } = view;
  const { sunday, thisWeek, show } = shown;
  const others = [...useOpenHousesShown(), ...useOfferDeadlines()];
  const days = daysOfWeek(view, sunday);
  const turnTo = (week: string) => show({ week: week === thisWeek ? null : week });
  const turn = (weeks: number) => turnTo(dayAfter(sunday, 7 * weeks));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="font-medium">
          {`${formatShortDay(sunday)} to ${formatShortDay(dayAfter(sunday, 6))}`}
          <span className="ml-2 text-sm font-normal text-muted-foreground">
            {formatZone(timeZone, new Date(now))}
          </span>
        </p>
        <div className="flex gap-2">
          <Button size="sm" variant="outline" aria-label="Previous week" onClick={() => turn(-1)}>
            <Icon node={ChevronLeft} />
          </Button>
          <Button size="sm" variant="outline" onClick={() => turnTo(thisWeek)}>
            This week
          </Button>
          <Button size="sm" variant="outline" aria-label="Next week" onClick={() => turn(1)}>
            <Icon node={ChevronRight} />
          </Button>
        </div>
      </div>
      <div
        role="group"
        aria-label="Days of the week"
        className="grid gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-7"
      >
        {days.map((day) => (
          <Day
            key={day.day}
            day={day}
            others={others}
            timeZone={timeZone}
            onOpen={(showing) => show({ showing })}
          />
        ))}
      </div>
    </div>
  );
}

function Day({
  day: { day, hours, showings, busy, isToday },
  others,
  timeZone,
  onOpen,
}: {
  day: WeekDay;
  others: readonly (OpenHouseRecord | OfferDeadline)[];
  timeZone: string;
  onOpen: (id: string) => void;
}) {
  const ofDay = others.filter(({ startsAt }) => dayIn(timeZone, new Date(startsAt)) === day);
  const entries = [...showings, ...ofDay].toSorted((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  );
  return (
    <section
      aria-label={formatCalendarDay(day)}
      className="flex min-w-0 flex-col gap-2 bg-card p-3 lg:min-h-40"
    >
      <h3
        aria-current={isToday ? "date" : undefined}
        className={cn("text-sm leading-5 font-semibold", isToday && "text-primary")}
      >
        {`${formatWeekday(day)} ${formatShortDay(day)}`}
        {isToday ? <span className="font-normal"> (today)</span> : null}
      </h3>
      <p className="text-sm leading-5 text-muted-foreground">{formatHours(hours)}</p>
      <ul className="flex flex-col gap-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            {"state" in entry ? (
              <Entry showing={entry} day={day} timeZone={timeZone} onOpen={onOpen} />
            ) : "price" in entry ? (
              <OfferDeadlineEntry deadline={entry} day={day} timeZone={timeZone} />
            ) : (
              <OpenHouseEntry openHouse={entry} day={day} timeZone={timeZone} />
            )}
          </li>
        ))}
        {busy.map((time) => (
          <li
            key={time.startsAt.getTime()}
            className="rounded-md border border-dashed px-2 py-1.5 text-sm leading-5 text-muted-foreground"
          >
            {time.isAllDay
              ? "Busy all day"
              : `Busy, ${formatTime(time.startsAt, timeZone)} to ${formatTime(time.endsAt, timeZone)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({
  showing,
  day,
  timeZone,
  onOpen,
}: {
  showing: ShowingView;
  day: string;
  timeZone: string;
  onOpen: (id: string) => void;
}) {
  const { id, state, name, startsAt, endsAt } = showing;
  const from = formatTime(new Date(startsAt), timeZone);
  const to = formatTime(new Date(endsAt), timeZone);
  if (state === "blocked") {
    return (
      <p className="rounded-md bg-secondary px-2 py-1.5 text-sm leading-5 text-muted-foreground">
        {`${from} to ${to}, blocked`}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={cn(
        "w-full rounded-md border px-2 py-1.5 text-left text-sm leading-5 wrap-anywhere hover:border-primary",
        state === "confirmed" ? "border-primary bg-primary-soft" : "border-dashed border-input",
      )}
      onClick={() => onOpen(id)}
    >
      <span className="sr-only">{`${formatCalendarDay(day)}, `}</span>
      <span className="block font-medium">
        {from}
        <span className="sr-only">{` to ${to}, `}</span>
      </span>
      {name}
      <span className={state === "confirmed" ? "sr-only" : "block text-muted-foreground"}>
        {`${state === "confirmed" ? ", " : ""}${SHOWING_STATES[state].label}`}
      </span>
    </button>
  );
}
