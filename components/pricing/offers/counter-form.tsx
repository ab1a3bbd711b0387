"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Control } from "react-hook-form";
import { offers as offersQuery } from "#components/data/queries.ts";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { SelectField } from "#components/forms/select-field.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import { FINANCING_LABELS, FINANCINGS } from "#lib/fields/offers.ts";
import {
  TERM_GROUPS,
  type TermFieldSpec,
  type TermValues,
  valuesOfTerms,
} from "#lib/offers/term-fields.ts";
import type { OfferTerms } from "#lib/offers/terms.ts";

type TermsControl = Control<TermValues, unknown, OfferTerms>;

const INPUTS: Record<TermFieldSpec["kind"], { before?: string; after?: string; type?: string }> = {
  money: { before: "$" },
  days: { after: "days" },
  date: { type: "date" },
  time: { type: "time" },
  compensation: {},
};

const FINANCING_CHOICES = FINANCINGS.map((value) => ({ value, label: FINANCING_LABELS[value] }));

function TermFields({ control, zone }: { control: TermsControl; zone: string }) {
  return TERM_GROUPS.map(({ legend, hint, fields }, index) => (
    <fieldset key={legend} className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-medium">{legend}</legend>
      {hint ? <p className="text-sm text-muted-foreground">{hint}</p> : null}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {fields.map(({ name, label, kind }) => (
          <TextField
            key={name}
            control={control}
            name={name}
            label={label}
            hint={kind === "time" ? zone : null}
            autoComplete="off"
            {...INPUTS[kind]}
          />
        ))}
        {index === 0 ? (
          <SelectField
            control={control}
            name="buyerFinancing"
            label="Financing"
            choices={FINANCING_CHOICES}
          />
        ) : null}
      </div>
    </fieldset>
  ));
}

/** Returns the form's question before it is sent, and a way to ask it. */
function useQuestion() {
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  const settle = (yes: boolean) => {
    answer?.(yes);
    setAnswer(null);
  };
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  return { isOpen: answer !== null, settle, ask };
}

/**
 * A counteroffer that starts from the current terms.
 * @param props.number of the turn that it answers
 * @param props.zone the home's time zone in words
 */
export function CounterForm({
  offerId,
  number,
  terms,
  zone,
  onDone,
}: {
  offerId: string;
  number: number;
  terms: OfferTerms;
  zone: string;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const question = useQuestion();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/offer-terms.ts")).offerTermsInput,
    values: valuesOfTerms(terms),
    confirm: question.ask,
    save: (counter: OfferTerms) =>
      api("POST /api/offers/{offerId}/answer", {
        params: { offerId },
        body: { action: "counter", number, ...counter },
      }),
    onSaved: (saved) => {
      client.setQueryData(offersQuery.queryKey, saved);
      toast({ title: "Counteroffer sent", description: "We let the buyer know." });
      onDone();
    },
    failure: { message: "We couldn't send the counteroffer. Please try again." },
  });
  const { control } = form;
  return (
    <TitledCard title="Make a counteroffer" description="Change any terms. The rest stay the same.">
      <SaveForm form={form} label="Counteroffer" className="flex flex-col gap-6">
        <TermFields control={control} zone={zone} />
        <TextareaField control={control} name="note" label="Note to the buyer (optional)" />
        <SaveBanner tone="error" hideAfter={null} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <CancelButton onCancel={onDone} />
          <SubmitButton pendingLabel="Sending...">Send counteroffer</SubmitButton>
        </div>
      </SaveForm>
      <ConfirmDialog
        open={question.isOpen}
        onOpenChange={(open) => (open ? undefined : question.settle(false))}
        title="Send this counteroffer?"
        description="The buyer can then accept these terms. You can still decline until they do."
        confirmLabel="Send counteroffer"
        destructive={false}
        onConfirm={() => question.settle(true)}
      />
    </TitledCard>
  );
}
