"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { type Control, useController } from "react-hook-form";
import { offers as offersQuery } from "#components/data/queries.ts";
import type { FieldWords } from "#components/forms/conflict/merge-values.ts";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { TitledCard } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { RadioCard, RadioGroup } from "#components/ui/radio-group.tsx";
import { api } from "#lib/api/client.ts";
import {
  CONTINGENCIES,
  type Contingency,
  CONTINGENCY_LABELS,
  type Financing,
  FINANCING_LABELS,
  FINANCINGS,
} from "#lib/fields/offers.ts";
import { formatDate, plainNumber } from "#lib/format.ts";
import type { OfferInput, OfferView } from "#lib/schemas/offers.ts";

export const ADD_AN_OFFER = "Add an offer";

type OfferFields = {
  price: string;
  financing: Financing | "";
  contingencies: Contingency[];
  concessions: string;
  closingOn: string;
  deadlineOn: string;
  note: string;
};
type OfferControl = Control<OfferFields, unknown, OfferInput>;

const NEW: OfferFields = {
  price: "",
  financing: "",
  contingencies: [],
  concessions: "",
  closingOn: "",
  deadlineOn: "",
  note: "",
};

const fieldsOf = (offer: OfferView | null): OfferFields =>
  offer
    ? {
        price: plainNumber(offer.price),
        financing: offer.financing,
        contingencies: offer.contingencies,
        concessions: plainNumber(offer.concessions),
        closingOn: offer.closingOn ?? "",
        deadlineOn: offer.deadlineOn ?? "",
        note: offer.note,
      }
    : NEW;

const dayWords = (day: string) => (day ? formatDate(day) : "");

/** Says the values in words, in the order of the screen. */
const wordsOf = (fields: OfferFields): FieldWords[] => [
  ["Price", fields.price],
  ["Concessions", fields.concessions],
  ["Closing date", dayWords(fields.closingOn)],
  ["Respond by", dayWords(fields.deadlineOn)],
  ["Financing", fields.financing && FINANCING_LABELS[fields.financing]],
  ["Contingencies", fields.contingencies.map((one) => CONTINGENCY_LABELS[one]).join(", ")],
  ["Note", fields.note],
];

function FinancingField({ control }: { control: OfferControl }) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: "financing" });
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-message`}>
      <legend className="mb-3 text-sm font-medium">Financing</legend>
      <RadioGroup
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        aria-label="Financing"
        className="sm:grid-cols-3"
      >
        {FINANCINGS.map((financing, index) => (
          <RadioCard
            key={financing}
            id={`${id}-${financing}`}
            value={financing}
            label={FINANCING_LABELS[financing]}
            ref={index === 0 ? field.ref : undefined}
          />
        ))}
      </RadioGroup>
      <p
        id={`${id}-message`}
        aria-live="polite"
        className="text-sm leading-5 font-medium text-destructive"
      >
        {fieldState.error?.message}
      </p>
    </fieldset>
  );
}

function ContingenciesField({ control }: { control: OfferControl }) {
  const { field } = useController({ control, name: "contingencies" });
  const toggle = (one: Contingency) =>
    field.onChange(
      field.value.includes(one)
        ? field.value.filter((other) => other !== one)
        : [...field.value, one],
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">Contingencies</legend>
      <div className="flex flex-wrap gap-x-6">
        {CONTINGENCIES.map((one) => (
          <label key={one} className="flex cursor-pointer items-center gap-3 py-2.5 leading-6">
            <Checkbox
              name={`contingency-${one}`}
              checked={field.value.includes(one)}
              onChange={() => toggle(one)}
              onBlur={field.onBlur}
            />
            {CONTINGENCY_LABELS[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * @param changed the offer to edit; null for a new one
 * @param wasOpened whether a button opened the form, which then takes the focus and can be canceled
 */
export function OfferForm({
  changed,
  wasOpened,
  onDone,
}: {
  changed: OfferView | null;
  wasOpened: boolean;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/offers.ts")).offerInput,
    values: fieldsOf(changed),
    ...(changed && {
      shared: {
        revision: changed.revision,
        read: (current) => fieldsOf(current as OfferView),
        describe: wordsOf,
        refresh: () => client.invalidateQueries({ queryKey: offersQuery.queryKey }),
      },
    }),
    save: (offer: OfferInput, revision) =>
      changed
        ? api("PUT /api/offers/{offerId}", {
            params: { offerId: changed.id },
            body: { ...offer, revision },
          })
        : api("POST /api/offers", { body: offer }),
    onSaved: (saved) => {
      client.setQueryData(offersQuery.queryKey, saved);
      onDone();
    },
    failure: { message: "We couldn't save the offer. Please try again." },
  });
  const { setFocus, control } = form;
  useEffect(() => {
    if (wasOpened) setFocus("price");
  }, [wasOpened, setFocus]);
  return (
    <TitledCard title={changed ? "Edit offer" : ADD_AN_OFFER}>
      <SaveForm form={form} label="Offer" className="flex flex-col gap-6">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField control={control} name="price" label="Price" before="$" autoComplete="off" />
          <TextField
            control={control}
            name="concessions"
            label="Concessions"
            before="$"
            autoComplete="off"
          />
          <TextField control={control} name="closingOn" label="Closing date" type="date" />
          <TextField control={control} name="deadlineOn" label="Respond by" type="date" />
        </div>
        <FinancingField control={control} />
        <ContingenciesField control={control} />
        <TextField control={control} name="note" label="Note (optional)" autoComplete="off" />
        <SaveBanner tone="error" hideAfter={null} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          {wasOpened ? <CancelButton onCancel={onDone} /> : null}
          <SubmitButton pendingLabel="Saving...">
            {changed ? "Save changes" : "Add offer"}
          </SubmitButton>
        </div>
      </SaveForm>
    </TitledCard>
  );
}
