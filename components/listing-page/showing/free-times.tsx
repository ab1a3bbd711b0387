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

const isAt = (start: Date, chosen: string | undefined) => start.toISOString() === chosen;
const indexOr0 = (index: number) => Math.max(0, index);

/**
 * Lists the available times: a week opens, a day is a chip, and a time is a button. Works without
 * scripts. Shows the day of the chosen time, or the first.
 */
export function FreeTimes({ times: { starts, timeZone }, chosen, error }: Props) {
  const weeks = weeksOf(starts, timeZone);
  const has = ({ starts: ofDay }: FreeDay) => ofDay.some((start) => isAt(start, chosen));
  const open = indexOr0(weeks.findIndex(({ days }) => days.some(has)));
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
          <div className="days">
            {days.map((day, place) => (
              <TimesOfDay
                key={day.day}
                day={day}
                week={label}
                isShown={place === indexOr0(days.findIndex(has))}
                timeZone={timeZone}
                chosen={chosen}
              />
            ))}
          </div>
        </details>
      ))}
    </fieldset>
  );
}

function TimesOfDay({
  day: { day, label, short, starts },
  week,
  isShown,
  timeZone,
  chosen,
}: {
  day: FreeDay;
  week: string;
  isShown: boolean;
  timeZone: string;
  chosen: string | undefined;
}) {
  return (
    <>
      {/* The form attribute keeps the day out of what is sent. */}
      <input
        type="radio"
        id={`day-${day}`}
        name={`day ${week}`}
        form="days"
        defaultChecked={isShown}
      />
      <label htmlFor={`day-${day}`} className="day-chip">
        {short}
      </label>
      <fieldset className="plain day">
        <legend>{label}</legend>
        <div className="times-of-day">
          {starts.map((start) => (
            <label key={start.toISOString()} className="time">
              <input
                type="radio"
                name="startsAt"
                value={start.toISOString()}
                required
                defaultChecked={isAt(start, chosen)}
              />
              {formatTime(start, timeZone)}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
