"use client";

import { usePropertyRefresh } from "#components/data/use-property-refresh.ts";
import { FormCard } from "#components/forms/form-card.tsx";
import { SaveAndContinue, SaveBanner, SaveForm } from "#components/forms/save-form.tsx";
import { LotSizeField } from "#components/forms/lot-size-field.tsx";
import { COMPARED_SIZES, SizeNote } from "#components/forms/size-note.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Button } from "#components/ui/button.tsx";
import { api } from "#lib/api/client.ts";
import { BASICS_REQUIRED_MESSAGE, type Basics } from "#lib/fields/basics.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { cn } from "#lib/utils.ts";
import { useCorrectionQuestion } from "#components/forms/use-correction-question.tsx";
import { BASICS_GROUPS, basicsText, basicsWords } from "./basics-fields.ts";
import { NEXT_SCREEN_DELAY, useNextScreen } from "./use-next-screen.ts";

/**
 * @param basics the saved basics; null before the first save
 * @param revision of the saved basics
 * @param hasDescription whether there is a text that can state them
 */
export function BasicsForm({
  basics,
  revision,
  propertyType,
  hasDescription,
}: {
  basics: Basics | null;
  revision: number;
  propertyType: PropertyType;
  hasDescription: boolean;
}) {
  const refresh = usePropertyRefresh();
  const goTo = useNextScreen();
  const question = useCorrectionQuestion(hasDescription);
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/basics.ts")).basicsForm,
    values: basicsText(basics, propertyType),
    draftName: "property-basics",
    confirm: (propertyBasics) => question.confirm({ propertyBasics }),
    shared: {
      revision,
      read: (current) => basicsText(current as Basics | null, propertyType),
      describe: basicsWords,
      refresh,
    },
    save: (body, basedOn) =>
      api("POST /api/property/basics", { body: { ...question.addTo(body), revision: basedOn } }),
    onSaved: async () => {
      goTo("/property-features", NEXT_SCREEN_DELAY);
      await refresh();
    },
    successMessage: "Property basics saved successfully",
    failure: { message: "Failed to save property basics. Please try again." },
    describeInvalid: (errors) => {
      const isIncomplete = Object.values(errors).some((error) => error?.message === "Required");
      return isIncomplete ? BASICS_REQUIRED_MESSAGE : null;
    },
    leavesScreen: true,
  });

  return (
    <SaveForm form={form} label="The Basics" className="flex flex-col gap-4">
      <SaveBanner tone="error" className="sticky top-20 z-20" />
      <SaveBanner tone="success" className="sticky top-20 z-20" />
      {propertyType === "land_lot" && basics === null ? (
        <p className="text-md text-muted-foreground">
          We filled in 0 for what land doesn’t have. Enter the lot size and HOA fees.
        </p>
      ) : null}
      <FormCard
        className="gap-10"
        actions={
          <>
            <Button
              variant="outline"
              className="sm:mr-auto"
              onClick={() => goTo("/property-address")}
            >
              Back
            </Button>
            <SaveAndContinue />
          </>
        }
      >
        {BASICS_GROUPS.map(({ legend, hint, columns, fields }) => (
          <fieldset key={legend} className="flex min-w-0 flex-col">
            <legend className="font-display text-xl leading-7">{legend}</legend>
            {hint ? <p className="mt-1 text-md text-muted-foreground">{hint}</p> : null}
            <div
              className={cn(
                "mt-5 grid items-start gap-x-6 gap-y-5",
                columns === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2",
              )}
            >
              {fields.map(({ isAlone, ...field }) => {
                const Field = field.name === "lotSize" ? LotSizeField : TextField;
                const size = COMPARED_SIZES[field.name];
                return (
                  <div
                    key={field.name}
                    className={cn(isAlone && "sm:col-span-2 sm:grid sm:grid-cols-2 sm:gap-x-6")}
                  >
                    <Field
                      control={form.control}
                      autoComplete="off"
                      className="figures"
                      {...field}
                    />
                    {size ? <SizeNote field={field.name} name={size} /> : null}
                  </div>
                );
              })}
            </div>
          </fieldset>
        ))}
      </FormCard>
      {question.dialog}
    </SaveForm>
  );
}
