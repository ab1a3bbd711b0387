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
import { FIX_FIELDS } from "#lib/error-messages.ts";
import type { SchedulingView, ShowingSettingsInput } from "#lib/schemas/showings.ts";
import {
  hostsOf,
  LENGTHS,
  NOTICES,
  PAUSES,
  settingsWords,
  type SettingsValues,
  valuesOf,
} from "./settings-fields.ts";
import { type HoursFault, WeekEditor } from "./week-editor.tsx";

type Fault = { message?: string; root?: { message?: string } } | undefined;
type Faults = Fault | (Fault & { from?: Fault; to?: Fault })[];

/** Returns the form's errors for one day's hours. */
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

type HoursControl<Output> = Control<SettingsValues, unknown, Output>;

export function HoursForm({ view: { settings, people } }: { view: SchedulingView }) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/showings.ts")).showingSettingsInput,
    values: valuesOf(settings),
    draftName: "showing-hours",
    shared: {
      revision: settings.revision,
      read: (current) => valuesOf(current as SchedulingView["settings"]),
      describe: settingsWords(people),
      refresh: () => client.invalidateQueries({ queryKey: scheduling.queryKey }),
    },
    save: (body: ShowingSettingsInput, revision) =>
      api("PUT /api/showings/settings", { body: { ...body, revision } }),
    onSaved: (saved) => client.setQueryData(scheduling.queryKey, saved),
    successMessage: "Your availability is saved.",
    failure: { message: "We couldn't save your availability. Please try again." },
    describeInvalid: () => FIX_FIELDS,
  });
  const { control, methods } = form;
  const week = useWatch({ control, name: "week" });
  const { errors } = methods.formState;
  return (
    <SaveForm form={form} label="Availability" className="flex flex-col gap-5">
      <DraftNote />
      <CheckboxField
        control={control}
        name="isOpen"
        label="Let buyers choose a time on your listing page"
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
        <SubmitButton pendingLabel="Saving...">Save availability</SubmitButton>
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
        label="Confirm showings automatically, without asking me first"
      />
      {confirmsItself ? (
        <Callout>
          Anyone with an email address can book an open time and see how to get in. No one checks
          who they are. If you leave a key or a code, confirm each showing yourself.
        </Callout>
      ) : null}
      <TextareaField
        control={control}
        name="instructions"
        label="How to get in (optional)"
        rows={3}
        hint="Gate, lockbox, parking, pets. Buyers see it on their showing page from 24 hours before a confirmed showing until 2 hours after. For showings confirmed automatically, they must open the page from their email. Emails and calendars don't include it."
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
  return (
    <div className="grid grid-cols-2 items-end gap-x-4 gap-y-5">
      <SelectField
        control={control}
        name="lengthMinutes"
        label="Showing length"
        choices={LENGTHS}
      />
      <SelectField
        control={control}
        name="pauseMinutes"
        label="Time between showings"
        choices={PAUSES}
      />
      <SelectField control={control} name="noticeHours" label="Minimum notice" choices={NOTICES} />
      <TextField
        control={control}
        name="mostADay"
        label="Maximum showings per day"
        inputMode="numeric"
        autoComplete="off"
      />
      <div className="col-span-2">
        <SelectField
          control={control}
          name="hostId"
          label="Host"
          hint="For new showings. If you choose someone, only they get reminders."
          choices={hostsOf(people)}
        />
      </div>
    </div>
  );
}

function Ways<Output>({ control }: { control: HoursControl<Output> }) {
  const byVideo = useWatch({ control, name: "byVideo" });
  return (
    <fieldset className="flex flex-col">
      <legend className="text-sm leading-5 font-medium">Showing types</legend>
      <CheckboxField control={control} name="inPerson" label="In person" />
      <CheckboxField control={control} name="byVideo" label="By video" />
      {byVideo ? (
        <TextField
          control={control}
          name="videoLink"
          label="Video call link"
          type="url"
          autoComplete="off"
          hint="Shared only with buyers who have a confirmed video showing, starting a day before."
        />
      ) : null}
    </fieldset>
  );
}
