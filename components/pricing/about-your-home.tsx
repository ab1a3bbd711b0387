"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useController, type Control } from "react-hook-form";
import { latestProperty } from "#components/data/queries.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { SelectField } from "#components/forms/select-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { useWaitingDraft } from "#components/forms/use-waiting-draft.ts";
import { CardDescription } from "#components/ui/card.tsx";
import { DisclosureCard } from "#components/ui/disclosure-card.tsx";
import { RadioCard, RadioGroup } from "#components/ui/radio-group.tsx";
import { api } from "#lib/api/client.ts";
import { CHANGES_NOT_SAVED } from "#lib/error-messages.ts";
import {
  CONDITION_STEPS,
  GARAGE_LABELS,
  HOUSE_STYLE_LABELS,
  OPTIONAL_FACT_LABELS,
  type OptionalFact,
  type OptionalFacts,
  QUALITY_STEPS,
} from "#lib/fields/optional-facts.ts";
import type { OptionalFactsPatch } from "#lib/schemas/optional-facts.ts";
import { useRevaluation } from "./use-revaluation.ts";

const DRAFT = "optional-facts";
const NOT_SURE = { value: "", label: "Not sure" };

type Answers = Record<OptionalFact, string>;

const toChoices = (labels: Readonly<Record<string, string>>) => [
  NOT_SURE,
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const CHOICES = {
  quality: [
    NOT_SURE,
    ...QUALITY_STEPS.map(({ step, label, example }) => ({
      value: String(step),
      label: `${label}: ${example}`,
    })),
  ],
  garage: toChoices(GARAGE_LABELS),
  style: toChoices(HOUSE_STYLE_LABELS),
};

const toAnswers = ({ condition, quality, garage, style }: Partial<OptionalFacts>): Answers => ({
  condition: condition ? String(condition) : "",
  quality: quality ? String(quality) : "",
  garage: garage ?? "",
  style: style ?? "",
});

function ConditionField({ control }: { control: Control<Answers, unknown, OptionalFactsPatch> }) {
  const id = useId();
  const { field } = useController({ control, name: "condition" });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-medium">{OPTIONAL_FACT_LABELS.condition}</legend>
      <RadioGroup
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        aria-label={OPTIONAL_FACT_LABELS.condition}
        className="grid-cols-1 sm:grid-cols-2"
      >
        {CONDITION_STEPS.map(({ step, label, example }, index) => (
          <RadioCard
            key={step}
            id={`${id}-${step}`}
            value={String(step)}
            label={label}
            hint={example}
            ref={index === 0 ? field.ref : undefined}
          />
        ))}
        <RadioCard id={`${id}-unknown`} {...NOT_SURE} />
      </RadioGroup>
    </fieldset>
  );
}

function AnswersForm({
  saved,
  used,
}: {
  saved: Partial<OptionalFacts>;
  used: readonly OptionalFact[];
}) {
  const client = useQueryClient();
  const { revalue, ...revaluation } = useRevaluation();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/optional-facts.ts")).optionalFactsPatch,
    values: toAnswers(saved),
    draftName: DRAFT,
    // Only what changed, so that another member's answers stay.
    save: (answers) =>
      api("PATCH /api/property/optional-facts", {
        body: Object.fromEntries(
          Object.entries(answers).filter(
            ([fact, answer]) => (saved[fact as OptionalFact] ?? null) !== answer,
          ),
        ),
      }),
    onSaved: (answer) => {
      client.setQueryData(latestProperty.queryKey, (property) =>
        property ? { ...property, ...answer } : property,
      );
      revalue();
    },
    failure: { message: CHANGES_NOT_SAVED },
  });
  const { control } = form;
  const change = revaluation.isPending ? "Updating your estimate..." : revaluation.data;
  const selects = (["quality", "garage", "style"] as const).filter((fact) => used.includes(fact));
  return (
    <SaveForm form={form} label="About your home" className="flex flex-col gap-5">
      <DraftNote />
      <ConditionField control={control} />
      {selects.length > 0 ? (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {selects.map((fact) => (
            <SelectField
              key={fact}
              control={control}
              name={fact}
              label={OPTIONAL_FACT_LABELS[fact]}
              choices={CHOICES[fact]}
            />
          ))}
        </div>
      ) : null}
      <SaveBanner tone="error" hideAfter={null} />
      <div role="status" className={change ? undefined : "sr-only"}>
        {change ? (
          <p className="rounded-lg bg-primary-soft px-4 py-2.5 text-md leading-6">{change}</p>
        ) : null}
      </div>
      <div className="flex sm:justify-end">
        <SubmitButton pendingLabel="Saving...">Save answers</SubmitButton>
      </div>
    </SaveForm>
  );
}

/**
 * Asks for the facts of the home that only some recorded sales have.
 * @param used those that the price model of the home's market uses
 */
export function AboutYourHome({ used }: { used: readonly OptionalFact[] }) {
  const { data: property } = useQuery(latestProperty);
  const hasDraft = useWaitingDraft(DRAFT);
  if (!property) return null;
  return (
    <DisclosureCard title="About your home" startsOpen={hasDraft}>
      <CardDescription>
        {used.length > 0
          ? "Optional. Your answers make the estimate more accurate."
          : "Optional. Recorded sales near you don't include condition, so it doesn't change your estimate today."}
      </CardDescription>
      <AnswersForm saved={property.optionalFacts} used={used} />
    </DisclosureCard>
  );
}
