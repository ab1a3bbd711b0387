"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "#components/ui/form.tsx";

export function CheckboxField<Values extends FieldValues, Output>({
  control,
  name,
  label,
}: {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
}) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field: { value, ...field } }) => (
        <FormItem>
          <div className="flex items-start gap-3">
            <FormControl>
              <Checkbox {...field} checked={Boolean(value)} className="mt-3" />
            </FormControl>
            <FormLabel className="mb-0 flex-1 cursor-pointer py-2.5 text-md leading-6 font-normal">
              {label}
            </FormLabel>
          </div>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
