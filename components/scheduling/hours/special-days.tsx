"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { api } from "#lib/api/client.ts";
import type { Hours } from "#lib/fields/showings.ts";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { nextHolidays } from "#lib/us/holidays.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { formatCalendarDay, formatHours } from "../hour-words.ts";
import { PRIVATE_NOTE } from "../labels.ts";
import { useChange } from "../use-change.ts";
import { DayHours } from "./week-editor.tsx";

const HOLIDAYS_OFFERED = 4;

interface Day {
  day: string;
  hours: readonly Hours[];
  note: string;
}

const put = ({ day, hours, note }: Day) =>
  api("PUT /api/showing-days/{day}", {
    params: { day },
    body: { hours: hours.map((one) => ({ ...one })), note },
  });

/** Edits the hours of single dates, which replace those of the weekday. */
export function SpecialDays({ view }: { view: SchedulingView }) {
  const today = dayIn(view.timeZone, new Date(view.now));
  const saving = useChange(put, {
    done: "Special hours saved",
    failed: "We couldn't save special hours",
  });
  const removal = useChange(
    (day: string) => api("DELETE /api/showing-days/{day}", { params: { day } }),
    { done: "Weekly hours restored", failed: "We couldn't remove special hours" },
  );
  const isKept = (day: string) => view.days.some((one) => one.day === day);
  const holidays = nextHolidays(today, HOLIDAYS_OFFERED).filter(({ day }) => !isKept(day));
  return (
    <div className="flex flex-col gap-6">
      {view.days.length > 0 ? (
        <ul aria-label="Special hours" className="divide-y">
          {view.days.map(({ day, hours, note }) => (
            <li
              key={day}
              className="flex flex-wrap items-start justify-between gap-3 py-3 first:pt-0"
            >
              <div className="min-w-0 flex-1 basis-60 leading-6">
                <p className="font-medium">{formatCalendarDay(day)}</p>
                <p className="wrap-anywhere text-muted-foreground">
                  {[formatHours(hours), note].filter(Boolean).join(". ")}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                disabled={removal.isPending}
                aria-label={`Remove: ${formatCalendarDay(day)}`}
                onClick={() => removal.mutate(day)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <details>
        <SummaryRow className="font-medium">Add special hours</SummaryRow>
        {holidays.length > 0 ? (
          <div className="mb-4 flex flex-wrap gap-2">
            {holidays.map(({ day, name }) => (
              <Button
                key={day}
                size="sm"
                variant="outline"
                className="max-w-full shrink text-left"
                disabled={saving.isPending}
                onClick={() => saving.mutate({ day, hours: [], note: name })}
              >
                {`Close on ${name}, ${formatCalendarDay(day)}`}
              </Button>
            ))}
          </div>
        ) : null}
        <DayForm
          key={view.days.length}
          today={today}
          isSaving={saving.isPending}
          onSave={saving.mutate}
        />
      </details>
    </div>
  );
}

function DayForm({
  today,
  isSaving,
  onSave,
}: {
  today: string;
  isSaving: boolean;
  onSave: (day: Day) => void;
}) {
  const [day, setDay] = useState("");
  const [hours, setHours] = useState<Hours[]>([]);
  const [note, setNote] = useState("");
  const [isAsked, setAsked] = useState(false);
  const fault = isAsked && day === "" ? "Choose a date" : null;
  return (
    <form
      method="dialog"
      noValidate
      aria-label="Add special hours"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (day !== "") onSave({ day, hours, note });
      }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div>
          <Label htmlFor="special-day">Date</Label>
          <Input
            id="special-day"
            type="date"
            min={today}
            value={day}
            aria-invalid={fault !== null}
            aria-describedby={fault ? "special-day-fault" : undefined}
            onChange={(event) => setDay(event.target.value)}
          />
          {fault ? (
            <p id="special-day-fault" className="mt-1 text-sm leading-5 text-destructive">
              {fault}
            </p>
          ) : null}
        </div>
        <div>
          <Label htmlFor="special-note">{PRIVATE_NOTE}</Label>
          <Input
            id="special-note"
            value={note}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
      </div>
      <DayHours day="Special day" hours={hours} onChange={setHours} />
      <div className="flex sm:justify-end">
        <Button type="submit" variant="outline" pending={isSaving}>
          {hours.length === 0 ? "Mark as closed" : "Save special hours"}
        </Button>
      </div>
    </form>
  );
}
