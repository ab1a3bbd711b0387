"use client";

import type { Control } from "react-hook-form";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import type { OpenHouseInput } from "#lib/schemas/listing.ts";
import type { OpenHouseRecord, OpenHouseRecordsView } from "#lib/schemas/open-houses.ts";
import { dayIn, timeIn } from "#lib/us/wall-clock.ts";
import { nameOfZone } from "#lib/us/zone-text.ts";
import { useShowOpenHouses } from "./use-open-houses.ts";

const EMPTY: OpenHouseInput = { day: "", from: "", to: "", remarks: "", isPublic: true };

const loadSchema = async () => (await import("#lib/schemas/listing.ts")).openHouseInput;

function Fields({
  control,
  timeZone,
}: {
  control: Control<typeof EMPTY, unknown, OpenHouseInput>;
  timeZone: string;
}) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <TextField control={control} name="day" label="Day" type="date" />
        <TextField control={control} name="from" label="From" type="time" />
        <TextField control={control} name="to" label="To" type="time" />
      </div>
      <p className="-mt-2 text-sm leading-5 text-muted-foreground">
        {`By the clock where the home is: ${nameOfZone(timeZone)}.`}
      </p>
      <TextField
        control={control}
        name="remarks"
        label="Remarks for buyers (optional)"
        autoComplete="off"
      />
      <CheckboxField
        control={control}
        name="isPublic"
        label="Show it on the home’s page. Without the mark it is by invitation: only those to whom you send its link know of it."
      />
    </>
  );
}

/** For the next open house. */
export function NewOpenHouseForm({ timeZone }: { timeZone: string }) {
  const show = useShowOpenHouses();
  const form = useSaveForm({
    schema: loadSchema,
    values: EMPTY,
    save: (body: OpenHouseInput) => api("POST /api/listing/open-houses", { body }),
    onSaved: show,
    emptiesOnSave: true,
    successMessage: "The open house is added.",
    failure: { message: "The open house could not be added. Please try again." },
  });
  return (
    <SaveForm form={form} label="Open house" className="flex flex-col gap-5">
      <SaveBanner tone="success" />
      <SaveBanner tone="error" hideAfter={null} />
      <Fields control={form.control} timeZone={timeZone} />
      <div className="flex sm:justify-end">
        <SubmitButton pendingLabel="Adding...">Add the open house</SubmitButton>
      </div>
    </SaveForm>
  );
}

/** An open house that is changed. @param onSaved it is, and shown */
export function ChangeOpenHouseForm({
  openHouse,
  timeZone,
  onSaved,
}: {
  openHouse: OpenHouseRecord;
  timeZone: string;
  onSaved: () => void;
}) {
  const show = useShowOpenHouses();
  const { id, startsAt, endsAt, remarks, isPublic } = openHouse;
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const form = useSaveForm({
    schema: loadSchema,
    values: {
      day: dayIn(timeZone, start),
      from: timeIn(timeZone, start),
      to: timeIn(timeZone, end),
      ...{ remarks, isPublic },
    } satisfies OpenHouseInput,
    save: (body: OpenHouseInput) =>
      api("PUT /api/listing/open-houses/{openHouseId}", {
        params: { openHouseId: id },
        body,
      }),
    onSaved: (view: OpenHouseRecordsView) => {
      show(view);
      onSaved();
    },
    failure: { message: "The open house could not be changed. Please try again." },
  });
  return (
    <SaveForm form={form} label="Change the open house" className="flex flex-col gap-5">
      <SaveBanner tone="error" hideAfter={null} />
      <Fields control={form.control} timeZone={timeZone} />
      <div className="flex sm:justify-end">
        <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
      </div>
    </SaveForm>
  );
}
