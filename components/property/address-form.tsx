"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { AddressFields } from "#components/forms/address-fields.tsx";
import { showFieldErrors } from "#components/forms/field-errors.ts";
import { property as propertyQuery } from "#components/data/queries.ts";
import { formResolver } from "#components/forms/form-resolver.ts";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardFooter } from "#components/ui/card.tsx";
import { Form } from "#components/ui/form.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import { propertyInput, type PropertyInput, type PropertyView } from "#lib/schemas/property.ts";
import type { AddressValues } from "./address-values.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { PropertyTypeField } from "./property-type-field.tsx";
import { KEEP_TYPED } from "#components/data/saved-values.ts";
import { useNextScreen } from "./use-next-screen.ts";
import { usePropertyRefresh } from "#components/data/use-property-refresh.ts";

const NAMES = [
  "propertyType",
  "addressLine1",
  "addressLine2",
  "city",
  "state",
  "zipCode",
] as const satisfies (keyof AddressValues)[];

/**
 * The form of the first step.
 * @param values what is saved, else what is proposed
 * @param hint a sentence about where the proposed values come from
 */
export function AddressForm({ values, hint }: { values: AddressValues; hint: string | null }) {
  const client = useQueryClient();
  const refresh = usePropertyRefresh();
  const goTo = useNextScreen();
  const form = useForm<AddressValues, unknown, PropertyInput>({
    resolver: formResolver(propertyInput),
    values,
    resetOptions: KEEP_TYPED,
  });
  const draft = useFormDraft(form, "property-address");
  const save = useMutation({
    mutationFn: (body: PropertyInput) =>
      api<PropertyView>("/api/property", { method: "POST", body }),
    onSuccess: async (saved) => {
      draft.forget();
      client.setQueryData(propertyQuery.queryKey, saved);
      toast({ title: "Success", description: "Property information saved successfully" });
      await refresh();
      goTo("/property-basics");
    },
    onError: (error) => {
      showFieldErrors(form, error, NAMES);
      toast({
        variant: "destructive",
        title: "Error",
        description: errorMessage(error, "Failed to save property"),
      });
    },
  });
  const { isSubmitting } = form.formState;
  const { control } = form;

  return (
    <Form {...form}>
      <form
        noValidate
        aria-label="Your Property"
        onSubmit={form.handleSubmit((input) => save.mutateAsync(input).catch(() => undefined))}
      >
        <Card>
          <CardContent className="flex flex-col gap-8">
            <DraftNote shown={draft.restored} onDiscard={draft.discard} />
            <PropertyTypeField control={control} />
            <div className="flex flex-col gap-5">
              <AddressFields
                control={control}
                hints={{ addressLine1: hint, addressLine2: "Apartment, suite or unit." }}
              />
            </div>
          </CardContent>
          <CardFooter>
            <Button
              type="submit"
              pending={save.isPending}
              pendingLabel="Saving..."
              disabled={isSubmitting || save.isSuccess}
            >
              Save and continue
            </Button>
          </CardFooter>
        </Card>
      </form>
    </Form>
  );
}
