"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type Control, useWatch } from "react-hook-form";
import { scheduling } from "#components/data/queries.ts";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { SelectField } from "#components/forms/select-field.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Callout } from "#components/ui/callout.tsx";
import { api } from "#lib/api/client.ts";
import { NOTICE_HOURS, PAUSE_MINUTES, SHOWING_MINUTES } from "#lib/fields/showings.ts";
import type { SchedulingView, ShowingSettingsInput } from "#lib/schemas/showings.ts";
import { type HoursFault, WeekEditor } from "./week-editor.tsx";

const hoursText = (hours: number) =>
  hours < 24
    ? `${hours} ${hours === 1 ? "hour" : "hours"}`
    : `${hours / 24} ${hours === 24 ? "day" : "days"}`;

const LENGTHS = SHOWING_MINUTES.map((minutes) => ({
  ...{ value: String(minutes), label: `${minutes} minutes` },
}));
const PAUSES = PAUSE_MINUTES.map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? "No pause" : `${minutes} minutes`,
}));
const NOTICES = NOTICE_HOURS.map((hours) => ({ value: String(hours), label: hoursText(hours) }));

type Fault = { message?: string; root?: { message?: string } } | undefined;
type Faults = Fault | (Fault & { from?: Fault; to?: Fault })[];

/** What a form's resolver says of one day's hours. */
function faultsIn(ofDay: Faults): HoursFault[] {
  if (!ofDay) return [];
  const whole = Array.isArray(ofDay) ? undefined : (ofDay.message ?? ofDay.root?.message);
  const spans = Array.isArray(ofDay) ? ofDay : Object.values(ofDay as object);
  const faults = spans.flatMap((span: unknown, index): HoursFault[] => {
    const { from, to } = (span ?? {}) as { from?: Fault; to?: Fault };
    const message = from?.message ?? to?.message;
    return message ? [{ index, message }] : [];
  });
  return whole ? [{ index: null, message: whole }, ...faults] : faults;
}

/** Settings as the fields show them. */
const valuesOf = (settings: SchedulingView["settings"]) => ({
  ...settings,
  lengthMinutes: String(settings.lengthMinutes),
  pauseMinutes: String(settings.pauseMinutes),
  noticeHours: String(settings.noticeHours),
  mostADay: String(settings.mostADay),
  hostId: settings.hostId ?? "",
  videoLink: settings.videoLink ?? "",
});

type HoursControl<Output> = Control<ReturnType<typeof valuesOf>, unknown, Output>;

/** When and how buyers can see the home, and what those who come are told. */
export function HoursForm({ view: { settings, people } }: { view: SchedulingView }) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/showings.ts")).showingSettingsInput,
    values: valuesOf(settings),
    draftName: "showing-hours",
    save: (body: ShowingSettingsInput) => api("PUT /api/showings/settings", { body }),
    onSaved: (saved) => client.setQueryData(scheduling.queryKey, saved),
    successMessage: "Your hours are saved.",
    failure: { message: "Your hours could not be saved. Please try again." },
    describeInvalid: () => "Please correct the marked fields.",
  });
  const { control, methods } = form;
  const week = useWatch({ control, name: "week" });
  const { errors } = methods.formState;
  return (
    <SaveForm form={form} label="Hours and rules" className="flex flex-col gap-6">
      <DraftNote />
      <CheckboxField
        control={control}
        name="isOpen"
        label="Buyers can choose a time by themselves, on the page of the home"
      />
      <WeekEditor
        week={week}
        faultsOf={(day) => faultsIn((errors.week as Faults[] | undefined)?.[day])}
        onChange={(next) =>
          methods.setValue(
            "week",
            next.map((hours) => [...hours]),
            { shouldDirty: true, shouldValidate: methods.formState.isSubmitted },
          )
        }
      />
      {errors.week?.message || errors.week?.root?.message ? (
        <p role="alert" className="text-sm leading-5 text-destructive">
          {errors.week.message ?? errors.week.root?.message}
        </p>
      ) : null}
      <Rules control={control} people={people} />
      <Ways control={control} />
      <WayIn control={control} />
      <SaveBanner tone="success" />
      <SaveBanner tone="error" hideAfter={null} />
      <div className="flex sm:justify-end">
        <SubmitButton pendingLabel="Saving...">Save the hours</SubmitButton>
      </div>
    </SaveForm>
  );
}

function WayIn<Output>({ control }: { control: HoursControl<Output> }) {
  const confirmsItself = useWatch({ control, name: "confirmsItself" });
  return (
    <>
      <CheckboxField
        control={control}
        name="confirmsItself"
        label="Confirm each showing by itself, without asking me. Whoever chooses a free time comes."
      />
      {confirmsItself ? (
        <Callout>
          Anyone with an email address can book a free time and see how to get in. Nobody checks who
          they are. If you leave a key or a code, confirm each showing yourself.
        </Callout>
      ) : null}
      <TextareaField
        control={control}
        name="instructions"
        label="How to get in (optional)"
        rows={4}
        hint="Gate, lockbox, parking, pets. Visitors see it on their own page from 24 hours before a confirmed showing until 2 hours after. Showings that confirm themselves show it only from the link in the visitor’s email. Emails and calendars don’t contain it."
      />
    </>
  );
}

function Rules<Output>({
  control,
  people,
}: {
  control: HoursControl<Output>;
  people: SchedulingView["people"];
}) {
  const hosts = [
    { value: "", label: "Whoever can" },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        control={control}
        name="lengthMinutes"
        label="A showing takes"
        choices={LENGTHS}
      />
      <SelectField
        control={control}
        name="pauseMinutes"
        label="Pause between two"
        choices={PAUSES}
      />
      <SelectField
        control={control}
        name="noticeHours"
        label="You want to know ahead"
        choices={NOTICES}
      />
      <TextField
        control={control}
        name="mostADay"
        label="Showings a day, at most"
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField
        control={control}
        name="hostId"
        label="Who is there"
        hint="For new showings. They are reminded before everyone else."
        choices={hosts}
      />
    </div>
  );
}

function Ways<Output>({ control }: { control: HoursControl<Output> }) {
  const byVideo = useWatch({ control, name: "byVideo" });
  return (
    <fieldset className="flex flex-col">
      <legend className="text-sm leading-5 font-medium">How the home can be seen</legend>
      <CheckboxField control={control} name="inPerson" label="In person" />
      <CheckboxField control={control} name="byVideo" label="By video" />
      {byVideo ? (
        <TextField
          control={control}
          name="videoLink"
          label="Address of the video call"
          type="url"
          autoComplete="off"
          hint="Told only to who has a confirmed showing by video, from a day before."
        />
      ) : null}
    </fieldset>
  );
}
