"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { property as propertyQuery } from "#components/data/queries.ts";
import { usePropertyRefresh } from "#components/data/use-property-refresh.ts";
import { AddressFields } from "#components/forms/address-fields.tsx";
import { FormCard } from "#components/forms/form-card.tsx";
import { SaveAndContinue, SaveForm } from "#components/forms/save-form.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { useStill } from "#components/ui/use-still.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import { readsAsPlace } from "#lib/us/place-name.ts";
import type { PropertyInput, PropertyView } from "#lib/schemas/property.ts";
import { AddressNote } from "./address-note.tsx";
import { type AddressValues, addressValues, addressWords } from "./address-values.ts";
import { CityNote } from "./city-note.tsx";
import { PropertyTypeField } from "./property-type-field.tsx";
import { useCorrectionQuestion } from "#components/forms/use-correction-question.tsx";
import { useNextScreen } from "./use-next-screen.ts";

const NO_NAME =
  "This doesn't look like a city name. Check the spelling, or we'll leave it out of your description.";

/**
 * @param values the saved values, or suggestions
 * @param revision of the saved values
 * @param hint a sentence about the source of the suggestions
 * @param hasDescription whether there is a text that can state the address
 */
export function AddressForm({
  values,
  revision,
  hint,
  hasDescription,
}: {
  values: AddressValues;
  revision: number;
  hint: string | null;
  hasDescription: boolean;
}) {
  const client = useQueryClient();
  const refresh = usePropertyRefresh();
  const goTo = useNextScreen();
  const question = useCorrectionQuestion(hasDescription);
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/property.ts")).propertyInput,
    values,
    draftName: "property-address",
    confirm: (address) => question.confirm({ address }),
    shared: {
      revision,
      read: (current) => addressValues(current as PropertyView, null),
      describe: addressWords,
      refresh,
    },
    save: (body: PropertyInput, basedOn) =>
      api("POST /api/property", { body: { ...question.addTo(body), revision: basedOn } }),
    onSaved: async (saved) => {
      client.setQueryData(propertyQuery.queryKey, saved);
      toast({ title: "Success", description: "Property information saved successfully" });
      await refresh();
      goTo("/property-basics");
    },
    failure: { title: "Error", message: "Failed to save property" },
    leavesScreen: true,
  });

  const [city, state, zipCode] = useWatch({
    control: form.control,
    name: ["city", "state", "zipCode"],
  });
  const isName = useStill(city.trim() === "" || readsAsPlace(city));

  return (
    <SaveForm form={form} label="Your Property">
      <FormCard className="gap-8" actions={<SaveAndContinue />}>
        <PropertyTypeField control={form.control} />
        <div className="flex flex-col gap-5">
          <AddressFields
            control={form.control}
            hints={{
              addressLine1: hint,
              addressLine2: "Apartment, suite or unit",
              city: isName ? null : NO_NAME,
            }}
          />
          <CityNote
            city={city}
            state={state}
            onTake={(known) => form.methods.setValue("city", known, { shouldDirty: true })}
          />
          <AddressNote state={state} zipCode={zipCode} />
        </div>
      </FormCard>
      {question.dialog}
    </SaveForm>
  );
}
