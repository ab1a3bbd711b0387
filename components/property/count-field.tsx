"use client";

import { useId } from "react";
import { useController, type Control } from "react-hook-form";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { isIgnoredCount, type CountInput, type FeaturesText } from "./features-form-values.ts";

/**
 * A number field that never blocks saving. It says so if a value isn't a positive whole number and
 * will be ignored.
 */
export function CountField({
  control,
  path,
  label,
  hint,
}: Omit<CountInput, "describe"> & { control: Control<FeaturesText, unknown, unknown> }) {
  const id = useId();
  const { field } = useController({ control, name: path });
  const isIgnored = isIgnoredCount(field.value);
  return (
    <div className="mt-4 flex flex-col border-t pt-5">
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      <Input
        {...field}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-ignored${hint ? ` ${id}-hint` : ""}`}
        className="max-w-40 figures"
      />
      <p
        id={`${id}-ignored`}
        aria-live="polite"
        className="text-sm leading-5 text-accent-foreground"
      >
        {isIgnored ? "Enter a whole number above 0, or this won't be saved." : null}
      </p>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 max-w-prose text-sm leading-5 text-muted-foreground">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
