"use client";

import { X } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Input } from "#components/ui/input.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { type Hours, MAX_HOURS_PER_DAY, type Week, WEEKDAYS } from "#lib/fields/showings.ts";
import { formatHours } from "../hour-words.ts";

const FIRST: Hours = { from: "10:00", to: "16:00" };

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const isWeekend = (day: number) => day === 0 || day === 6;
const WEEKEND: Hours = { from: "10:00", to: "16:00" };
const EVENING: Hours = { from: "17:00", to: "19:00" };

const weekOf = (hoursOf: (day: number) => Hours[]): Week => DAYS.map(hoursOf);
const READY: readonly { label: string; week: Week }[] = [
  { label: "Weekends 10 to 4", week: weekOf((day) => (isWeekend(day) ? [WEEKEND] : [])) },
  { label: "Weekday evenings 5 to 7", week: weekOf((day) => (isWeekend(day) ? [] : [EVENING])) },
  { label: "Both", week: weekOf((day) => [isWeekend(day) ? WEEKEND : EVENING]) },
];

/** Returns hours to add after a day's last ones. */
function nextHours(hours: readonly Hours[]): Hours {
  const last = hours.at(-1);
  if (!last || last.to >= "22:00") return FIRST;
  return { from: last.to, to: `${String(Number(last.to.slice(0, 2)) + 2).padStart(2, "0")}:00` };
}

// A time field has no 24:00, so 00:00 as an end means midnight.
const asEnd = (value: string) => (value === "00:00" ? "24:00" : value);
const asField = (value: string) => (value === "24:00" ? "00:00" : value);

export interface HoursFault {
  /** The index among the day's hours; null for the whole day. */
  index: number | null;
  message: string;
}

export function DayHours({
  day,
  hours,
  faults = [],
  onChange,
  onCopy,
}: {
  /** A weekday or a date. */
  day: string;
  hours: readonly Hours[];
  faults?: readonly HoursFault[];
  onChange: (hours: Hours[]) => void;
  /** Copies these hours to every day of the week. */
  onCopy?: () => void;
}) {
  const id = useId();
  const faultOf = (index: number | null) => faults.find((one) => one.index === index)?.message;
  const change = (index: number, changed: Partial<Hours>) =>
    onChange(hours.map((one, at) => (at === index ? { ...one, ...changed } : one)));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-1">
        {hours.length === 0 ? <p className="mr-2 text-muted-foreground">Closed</p> : null}
        {hours.length < MAX_HOURS_PER_DAY ? (
          <Button
            size="sm"
            variant="ghost"
            className="px-2"
            aria-label={`Add hours on ${day}`}
            onClick={() => onChange([...hours, nextHours(hours)])}
          >
            Add hours
          </Button>
        ) : null}
        {onCopy && hours.length > 0 ? (
          <Button
            size="sm"
            variant="ghost"
            className="px-2"
            aria-label={`Copy to every day: ${day} hours`}
            onClick={onCopy}
          >
            Copy to every day
          </Button>
        ) : null}
      </div>
      {hours.map(({ from, to }, index) => {
        const fault = faultOf(index);
        const described = fault
          ? { "aria-invalid": true, "aria-describedby": `${id}-${index}` }
          : {};
        return (
          <div key={index} className="flex flex-col gap-1">
            <div className="flex items-center gap-1.5">
              <Input
                type="time"
                aria-label={`${day} from`}
                value={from}
                className="max-w-34 min-w-0 flex-1"
                onChange={(event) => change(index, { from: event.target.value })}
                {...described}
              />
              <span>to</span>
              <Input
                type="time"
                aria-label={`${day} to`}
                value={asField(to)}
                className="max-w-34 min-w-0 flex-1"
                onChange={(event) => change(index, { to: asEnd(event.target.value) })}
                {...described}
              />
              <Button
                size="sm"
                variant="ghost"
                className="px-2"
                aria-label={`Remove: ${day} from ${from} to ${to}`}
                onClick={() => onChange(hours.filter((_, at) => at !== index))}
              >
                <Icon node={X} />
              </Button>
            </div>
            {fault ? (
              <p id={`${id}-${index}`} className="text-sm leading-5 text-destructive">
                {fault}
              </p>
            ) : null}
          </div>
        );
      })}
      {faultOf(null) ? (
        <p role="alert" className="text-sm leading-5 text-destructive">
          {faultOf(null)}
        </p>
      ) : null}
    </div>
  );
}

/** One line that opens to the day's hours. A closed day only has its button. */
function DayRow({
  name,
  hours,
  faults,
  onChange,
  onCopy,
}: {
  name: string;
  hours: readonly Hours[];
  faults: readonly HoursFault[];
  onChange: (hours: Hours[]) => void;
  onCopy: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const isClosed = hours.length === 0;
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    const isSwapped = wasClosed.current !== isClosed;
    wasClosed.current = isClosed;
    // What was pressed is gone.
    if (isSwapped && document.activeElement === document.body) {
      row.current?.querySelector<HTMLElement>(isClosed ? "button" : "input")?.focus();
    }
  }, [isClosed]);
  const heading = (
    <h3 className="inline-block w-24 text-base leading-6 font-medium sm:w-28">{name}</h3>
  );
  const editor = (
    <DayHours
      day={name}
      hours={hours}
      faults={faults}
      onChange={(next) => {
        setOpen(true);
        onChange(next);
      }}
      onCopy={onCopy}
    />
  );
  if (isClosed) {
    return (
      <div ref={row} className="flex flex-wrap items-center py-1">
        {heading}
        {editor}
      </div>
    );
  }
  return (
    <div ref={row}>
      <details
        open={isOpen || faults.length > 0}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <SummaryRow>
          {heading}
          <span className="text-muted-foreground">{formatHours(hours)}</span>
        </SummaryRow>
        <div className="pb-3">{editor}</div>
      </details>
    </div>
  );
}

export function WeekEditor({
  week,
  faultsOf,
  onChange,
}: {
  week: Week;
  faultsOf: (day: number) => readonly HoursFault[];
  onChange: (week: Week) => void;
}) {
  const set = (day: number, hours: Hours[]) =>
    onChange(week.map((one, at) => (at === day ? hours : one)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1 text-sm leading-5 font-medium">Weekly hours</legend>
      <div className="flex flex-wrap gap-2">
        {READY.map(({ label, week: ready }) => (
          <Button key={label} size="sm" variant="outline" onClick={() => onChange(ready)}>
            {label}
          </Button>
        ))}
      </div>
      <div className="divide-y">
        {DAYS.map((day) => (
          <DayRow
            key={day}
            name={WEEKDAYS[day]}
            hours={week[day] ?? []}
            faults={faultsOf(day)}
            onChange={(hours) => set(day, hours)}
            onCopy={() => onChange(weekOf(() => [...(week[day] ?? [])]))}
          />
        ))}
      </div>
    </fieldset>
  );
}
