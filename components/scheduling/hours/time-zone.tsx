"use client";

import { useId } from "react";
import { fieldClasses } from "#components/ui/input.tsx";
import { api } from "#lib/api/client.ts";
import { formatZone } from "#lib/showings/when.ts";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { cn } from "#lib/utils.ts";
import { useChange } from "../use-change.ts";

/**
 * Formats a zone as "Central Time (Chicago)", because two zones of a state can have the same name.
 */
const labelOf = (zone: string) =>
  `${formatZone(zone)} (${(zone.split("/").at(-1) ?? zone).replaceAll("_", " ")})`;

/** Shows the home's time zone; in a state with several zones, the seller chooses. */
export function TimeZone({
  view: { timeZone, timeZoneChoices, isTimeZoneSure },
}: {
  view: SchedulingView;
}) {
  const id = useId();
  const change = useChange(
    (zone: string) => api("PUT /api/showings/time-zone", { body: { timeZone: zone } }),
    {
      done: "Time zone saved. Scheduled items keep their local time.",
      failed: "We couldn't save the time zone",
    },
  );
  if (timeZoneChoices.length < 2) {
    return (
      <p className="mb-5">{`All times are in the home's time zone, ${formatZone(timeZone)}.`}</p>
    );
  }
  return (
    <div className="mb-6 flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm leading-5 font-medium">
        {isTimeZoneSure ? "Home's time zone" : "Which time zone is the home in?"}
      </label>
      <select
        id={id}
        className={cn(fieldClasses, "h-11 max-w-sm")}
        value={timeZone}
        disabled={change.isPending}
        aria-describedby={isTimeZoneSure ? undefined : `${id}-hint`}
        onChange={(event) => change.mutate(event.target.value)}
      >
        {timeZoneChoices.map((zone) => (
          <option key={zone} value={zone}>
            {labelOf(zone)}
          </option>
        ))}
      </select>
      {isTimeZoneSure ? null : (
        <p id={`${id}-hint`} className="text-sm leading-5 text-muted-foreground">
          Your state has more than one time zone, and the zip code doesn&apos;t tell us which one.
          We selected the most common one. Check that it&apos;s right.
        </p>
      )}
    </div>
  );
}
