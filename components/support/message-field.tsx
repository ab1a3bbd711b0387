"use client";

import type { Control } from "react-hook-form";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "#components/ui/form.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import type { SupportInput } from "#lib/schemas/support.ts";

export function MessageField({
  control,
  label,
  rows,
}: {
  control: Control<SupportInput, unknown, SupportInput>;
  label: string;
  rows: number;
}) {
  return (
    <FormField
      control={control}
      name="message"
      render={({ field }) => (
        <FormItem>
          <FormLabel>{label}</FormLabel>
          <FormControl>
            <Textarea {...field} rows={rows} />
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
