import type { OfferedTimes } from "#lib/showings/request-form.ts";
import { type FreeDay, weeksOf } from "#lib/showings/weeks.ts";
import { formatTime, formatZone } from "#lib/showings/when.ts";
import { FieldError } from "../form-fields.tsx";

interface Props {
  times: OfferedTimes;
  /** ISO 8601. */
  chosen?: string;
  error?: string;
}

/** Lists the available times by week and day. Opens the week of the chosen time, or the first. */
export function FreeTimes({ times: { starts, timeZone }, chosen, error }: Props) {
  const weeks = weeksOf(starts, timeZone);
  const isIn = ({ starts: ofDay }: FreeDay) =>
    ofDay.some((start) => start.toISOString() === chosen);
  const open = Math.max(
    0,
    weeks.findIndex(({ days }) => days.some(isIn)),
  );
  return (
    <fieldset className="plain times" aria-describedby={error && "showing-startsAt-error"}>
      <legend>Choose a time</legend>
      <p className="hint">
        Times are in {formatZone(timeZone, starts[0])}, the home&apos;s time zone.
      </p>
      <FieldError id="showing-startsAt" error={error} />
      {weeks.map(({ label, days }, index) => (
        <details key={label} open={index === open} className="week">
          <summary>{label}</summary>
          {days.map((day) => (
            <TimesOfDay key={day.day} day={day} timeZone={timeZone} chosen={chosen} />
          ))}
        </details>
      ))}
    </fieldset>
  );
}

function TimesOfDay({
  day: { label, starts },
  timeZone,
  chosen,
}: {
  day: FreeDay;
  timeZone: string;
  chosen: string | undefined;
}) {
  return (
    <fieldset className="plain day">
      <legend>{label}</legend>
      <div className="times-of-day">
        {starts.map((start) => {
          const value = start.toISOString();
          return (
            <label key={value} className="time">
              <input
                type="radio"
                name="startsAt"
                value={value}
                required
                defaultChecked={value === chosen}
              />
              {formatTime(start, timeZone)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
