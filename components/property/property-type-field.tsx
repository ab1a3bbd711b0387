"use client";

import { useId } from "react";
import { useController, type Control } from "react-hook-form";
import { RadioCard, RadioGroup } from "#components/ui/radio-group.tsx";
import { PROPERTY_TYPE_LABELS, PROPERTY_TYPES } from "#lib/fields/property.ts";
import type { PropertyInput } from "#lib/schemas/property.ts";
import type { AddressValues } from "./address-values.ts";

export function PropertyTypeField({
  control,
}: {
  control: Control<AddressValues, unknown, PropertyInput>;
}) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: "propertyType" });
  const message = fieldState.error?.message;
  return (
    <fieldset className="min-w-0" aria-describedby={message ? `${id}-message` : undefined}>
      <legend className="mb-3 text-sm font-medium">Property Type</legend>
      <RadioGroup
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        aria-label="Property Type"
        className="grid-cols-1 min-[26rem]:grid-cols-2"
      >
        {PROPERTY_TYPES.map((type, index) => (
          <RadioCard
            key={type}
            id={`${id}-${type}`}
            value={type}
            label={PROPERTY_TYPE_LABELS[type]}
            ref={index === 0 ? field.ref : undefined}
          />
        ))}
      </RadioGroup>
      <p
        id={`${id}-message`}
        aria-live="polite"
        className="text-sm leading-5 font-medium text-destructive"
      >
        {message}
      </p>
    </fieldset>
  );
}
