"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFormState, useWatch, type UseFormReturn } from "react-hook-form";
import { openHouses as openHousesQuery } from "#components/data/queries.ts";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import type { FieldWords } from "#components/forms/conflict/merge-values.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import { formatDate } from "#lib/format.ts";
import type { OpenHouseInput } from "#lib/schemas/listing.ts";
import type { OpenHouseRecord, OpenHouseRecordsView } from "#lib/schemas/open-houses.ts";
import { dayIn, timeIn } from "#lib/us/wall-clock.ts";
import { nameOfZone } from "#lib/us/zone-text.ts";
import { formatClock } from "../hour-words.ts";
import { EDIT_OPEN_HOUSE } from "../labels.ts";
import { useShowOpenHouses } from "./use-open-houses.ts";

const EMPTY: OpenHouseInput = {
  ...{ day: "", from: "", to: "", remarks: "", isPublic: true, holdsBoth: false },
};

const loadSchema = async () => (await import("#lib/schemas/listing.ts")).openHouseInput;

type Methods = UseFormReturn<typeof EMPTY, unknown, OpenHouseInput>;

/** Appears once the server has reported an overlap, and resets when the time changes. */
function HoldsBoth({ methods: { control, setValue, clearErrors } }: { methods: Methods }) {
  const [day, from, to] = useWatch({ control, name: ["day", "from", "to"] });
  const holdsBoth = useWatch({ control, name: "holdsBoth" });
  const { errors } = useFormState({ control, name: "holdsBoth" });
  useEffect(() => {
    setValue("holdsBoth", false);
    clearErrors("holdsBoth");
  }, [day, from, to, setValue, clearErrors]);
  if (!holdsBoth && !errors.holdsBoth) return null;
  return <CheckboxField control={control} name="holdsBoth" label="Both take place at that time" />;
}

function Fields({ methods, timeZone }: { methods: Methods; timeZone: string }) {
  const { control } = methods;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <TextField control={control} name="day" label="Date" type="date" />
        <TextField control={control} name="from" label="From" type="time" />
        <TextField control={control} name="to" label="To" type="time" />
      </div>
      <p className="-mt-2 text-sm leading-5 text-muted-foreground">
        {`Times are in the home's time zone, ${nameOfZone(timeZone)}.`}
      </p>
      <HoldsBoth methods={methods} />
      <TextField
        control={control}
        name="remarks"
        label="Notes for buyers (optional)"
        autoComplete="off"
      />
      <CheckboxField
        control={control}
        name="isPublic"
        label="Show on your listing page. If this is off, only people with your invitation link can see it."
      />
    </>
  );
}

export function NewOpenHouseForm({ timeZone }: { timeZone: string }) {
  const show = useShowOpenHouses();
  const form = useSaveForm({
    schema: loadSchema,
    values: EMPTY,
    draftName: "open-house",
    save: (body: OpenHouseInput) => api("POST /api/listing/open-houses", { body }),
    onSaved: show,
    emptiesOnSave: true,
    successMessage: "Open house added.",
    failure: { message: "We couldn't add the open house. Please try again." },
  });
  return (
    <SaveForm form={form} label="Open house" className="flex flex-col gap-5">
      <DraftNote />
      <SaveBanner tone="success" />
      <SaveBanner tone="error" hideAfter={null} />
      <Fields methods={form.methods} timeZone={timeZone} />
      <div className="flex sm:justify-end">
        <SubmitButton pendingLabel="Adding...">Add open house</SubmitButton>
      </div>
    </SaveForm>
  );
}

type Stored = Pick<OpenHouseRecord, "startsAt" | "endsAt" | "remarks" | "isPublic">;

const fieldsOf =
  (timeZone: string) =>
  ({ startsAt, endsAt, remarks, isPublic }: Stored): OpenHouseInput => ({
    day: dayIn(timeZone, new Date(startsAt)),
    from: timeIn(timeZone, new Date(startsAt)),
    to: timeIn(timeZone, new Date(endsAt)),
    ...{ remarks, isPublic, holdsBoth: false },
  });

/** Returns the fields as label and text, in the order of the screen. */
const wordsOf = ({ day, from, to, remarks, isPublic }: OpenHouseInput): FieldWords[] => [
  ["Date", day && formatDate(day)],
  ["From", from && formatClock(from)],
  ["To", to && formatClock(to)],
  ["Notes for buyers", remarks],
  ["Show on your listing page", isPublic ? "Yes" : "No"],
];

/** @param onSaved called when the change is saved and shown */
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
  const client = useQueryClient();
  const { id, revision } = openHouse;
  const read = fieldsOf(timeZone);
  const form = useSaveForm({
    schema: loadSchema,
    values: read(openHouse),
    draftName: `open-house-${id}`,
    shared: {
      revision,
      read: (current) => read(current as Stored),
      describe: wordsOf,
      refresh: () => client.invalidateQueries({ queryKey: openHousesQuery.queryKey }),
    },
    save: (body: OpenHouseInput, basedOn) =>
      api("PUT /api/listing/open-houses/{openHouseId}", {
        params: { openHouseId: id },
        body: { ...body, revision: basedOn },
      }),
    onSaved: (view: OpenHouseRecordsView) => {
      show(view);
      onSaved();
    },
    failure: { message: "We couldn't save the open house. Please try again." },
  });
  return (
    <SaveForm form={form} label={EDIT_OPEN_HOUSE} className="flex flex-col gap-5">
      <DraftNote />
      <SaveBanner tone="error" hideAfter={null} />
      <Fields methods={form.methods} timeZone={timeZone} />
      <div className="flex sm:justify-end">
        <SubmitButton pendingLabel="Saving...">Save changes</SubmitButton>
      </div>
    </SaveForm>
  );
}
