"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listing as listingQuery } from "#components/data/queries.ts";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import {
  ENTER_FIRST_DAY,
  LISTING_STATUSES,
  type ListingStatus,
  MAX_DAYS_COMING_SOON,
} from "#lib/fields/listing.ts";
import { plainNumber } from "#lib/format.ts";
import { RIGHT_TO_SELL } from "#lib/listing/right-to-sell.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import type { ListingStatusInput, ListingView } from "#lib/schemas/listing.ts";
import { CanceledBySale } from "./canceled-by-sale.tsx";
import { ContradictionsWarning } from "./contradictions.tsx";
import { changeTo } from "./status-words.ts";

type Facts = {
  status: ListingStatus;
  activeOn?: string;
  soldOn?: string;
  soldPrice?: string;
  showsSoldPrice?: boolean;
  confirmsRight?: boolean;
};

/** Returns initial values for the fields that a status needs. */
function factsFor(target: ListingStatus, view: ListingView, today: string): Facts {
  const needsRight =
    LISTING_STATUSES[target].isPublic && !view.checklist.find(({ key }) => key === "right")?.isDone;
  return {
    status: target,
    ...(target === "coming_soon" && { activeOn: view.activeOn ?? "" }),
    ...(target === "sold" && {
      soldOn: view.soldOn ?? today,
      soldPrice: view.soldPrice === null ? "" : plainNumber(view.soldPrice),
      showsSoldPrice: view.showsSoldPrice,
    }),
    ...(needsRight && { confirmsRight: false }),
  };
}

async function loadSchema() {
  const { listingStatusInput } = await import("#lib/schemas/listing.ts");
  return listingStatusInput
    .refine(({ status, activeOn }) => status !== "coming_soon" || activeOn, {
      path: ["activeOn"],
      error: ENTER_FIRST_DAY,
    })
    .refine(({ confirmsRight }) => confirmsRight !== false, {
      path: ["confirmsRight"],
      error: "Confirm this before you publish",
    });
}

const isGoingPublic = (target: ListingStatus, { status }: ListingView) =>
  LISTING_STATUSES[target].isPublic && !LISTING_STATUSES[status].isPublic;

function StatusForm({
  view,
  target,
  onClose,
}: {
  view: ListingView;
  target: ListingStatus;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const change = changeTo(target, view.status);
  const [values] = useState(() => factsFor(target, view, dayIn(view.timeZone, new Date())));
  const form = useSaveForm({
    schema: loadSchema,
    values,
    save: (input: ListingStatusInput) =>
      api("PUT /api/listing/status", { body: { ...input, from: view.status } }).catch(
        (error: unknown) => {
          // Another member may have changed it, so read it again.
          void client.invalidateQueries({ queryKey: listingQuery.queryKey });
          throw error;
        },
      ),
    onSaved: (saved) => {
      client.setQueryData(listingQuery.queryKey, saved);
      toast({ title: change?.done });
      onClose();
    },
    failure: { message: "We couldn't change the status. Please try again." },
  });
  const { control } = form;
  return (
    <SaveForm form={form} label="Status" className="flex flex-col gap-5">
      {values.activeOn === undefined ? null : (
        <TextField
          control={control}
          name="activeOn"
          label="First day on the market"
          type="date"
          hint={`Up to ${MAX_DAYS_COMING_SOON} days from today. Your listing becomes active that day.`}
        />
      )}
      {values.soldOn === undefined ? null : (
        <>
          <CanceledBySale />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField control={control} name="soldOn" label="Sold on" type="date" />
            <TextField
              control={control}
              name="soldPrice"
              label="Sale price (optional)"
              before="$"
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
          <CheckboxField
            control={control}
            name="showsSoldPrice"
            label="Show the sale price on your listing page"
          />
        </>
      )}
      {values.confirmsRight === undefined ? null : (
        <CheckboxField control={control} name="confirmsRight" label={RIGHT_TO_SELL} />
      )}
      {isGoingPublic(target, view) ? <ContradictionsWarning /> : null}
      <SaveBanner tone="error" hideAfter={null} />
      <DialogFooter>
        <CancelButton onCancel={onClose} />
        <SubmitButton
          variant={target === "withdrawn" ? "destructive" : "primary"}
          pendingLabel="Saving..."
        >
          {change?.action}
        </SubmitButton>
      </DialogFooter>
    </SaveForm>
  );
}

export function StatusDialog({
  open,
  view,
  target,
  onClose,
  onCloseAutoFocus,
}: {
  open: boolean;
  view: ListingView;
  /** Stays the same while the dialog closes. */
  target: ListingStatus;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  const change = changeTo(target, view.status);
  return (
    <FormDialog
      title={change?.title ?? ""}
      description={change?.meaning ?? ""}
      open={open}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <StatusForm view={view} target={target} onClose={onClose} />
    </FormDialog>
  );
}
