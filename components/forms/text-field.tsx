"use client";

import type { ComponentProps } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "#components/ui/form.tsx";
import { UnitInput } from "#components/ui/unit-input.tsx";

type TextFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = Omit<
  ComponentProps<typeof UnitInput>,
  "name" | "control" | "defaultValue"
> & {
  control: Control<Values, unknown, Output>;
  name: Name;
  label: string;
  hint?: string | null;
};

export function TextField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  name,
  label,
  hint,
  ...input
}: TextFieldProps<Values, Name, Output>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem>
          <FormLabel>{label}</FormLabel>
          <FormControl>
            <UnitInput {...input} {...field} />
          </FormControl>
          {hint ? <FormDescription>{hint}</FormDescription> : null}
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
