"use client";

import { useQueryClient } from "@tanstack/react-query";
import { listing as listingQuery } from "#components/data/queries.ts";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import type { OpenHouseInput } from "#lib/schemas/listing.ts";
import { nameOfZone } from "../zone.ts";

const EMPTY = { day: "", from: "", to: "", remarks: "" };

export function OpenHouseForm({ timeZone }: { timeZone: string }) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/listing.ts")).openHouseInput,
    values: EMPTY,
    save: (body: OpenHouseInput) => api("POST /api/listing/open-houses", { body }),
    onSaved: (saved) => client.setQueryData(listingQuery.queryKey, saved),
    emptiesOnSave: true,
    successMessage: "The open house is added.",
    failure: { message: "The open house could not be added. Please try again." },
  });
  const { control } = form;
  return (
    <SaveForm form={form} label="Open house" className="flex flex-col gap-5">
      <SaveBanner tone="success" />
      <SaveBanner tone="error" hideAfter={null} />
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
      <div className="flex sm:justify-end">
        <SubmitButton pendingLabel="Adding...">Add the open house</SubmitButton>
      </div>
    </SaveForm>
  );
}
