"use client";

import { useId } from "react";
import { fieldClasses } from "#components/ui/input.tsx";
import { api } from "#lib/api/client.ts";
import { tellZone } from "#lib/showings/when.ts";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { cn } from "#lib/utils.ts";
import { useChange } from "../use-change.ts";

/** "Central Time (Chicago)": two zones of a state may have one name. */
const labelOf = (zone: string) =>
  `${tellZone(zone)} (${(zone.split("/").at(-1) ?? zone).replaceAll("_", " ")})`;

/** The clock by which all of this is told; a choice where the state lies in more than one zone. */
export function TimeZone({
  view: { timeZone, timeZoneChoices, isTimeZoneSure },
}: {
  view: SchedulingView;
}) {
  const id = useId();
  const change = useChange(
    (zone: string) => api("PUT /api/showings/time-zone", { body: { timeZone: zone } }),
    {
      done: "The time zone is saved. Everything planned keeps its time on the clock.",
      failed: "The time zone was not saved",
    },
  );
  if (timeZoneChoices.length < 2) {
    return (
      <p className="mb-5">{`All times are by the home’s own clock: ${tellZone(timeZone)}.`}</p>
    );
  }
  return (
    <div className="mb-6 flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm leading-5 font-medium">
        {isTimeZoneSure ? "Time zone of the home" : "Which clock does the home go by?"}
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
          The state lies in more than one time zone, and the zip code doesn’t tell which. This is
          the one that most people there have: choose it, or the other one.
        </p>
      )}
    </div>
  );
}
