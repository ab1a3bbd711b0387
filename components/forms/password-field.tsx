"use client";

import { useId } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { PasswordChecklist } from "#components/forms/password-checklist.tsx";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "#components/ui/form.tsx";
import { PasswordInput } from "#components/ui/password-input.tsx";

/**
 * A password of a form, with its toggle.
 * @param checklist shows the rules of a new password, ticked while one types
 * @param repeatedIn the field that holds the same password again: checked anew with this one
 */
export function PasswordField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  autoComplete,
  checklist = false,
  repeatedIn,
}: {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  autoComplete: "current-password" | "new-password";
  checklist?: boolean;
  repeatedIn?: FieldPath<Values>;
}) {
  const rulesId = useId();
  return (
    <FormField
      control={control}
      name={name}
      rules={repeatedIn ? { deps: [repeatedIn] } : {}}
      render={({ field }) => (
        <FormItem>
          <FormLabel>{label}</FormLabel>
          <FormControl {...(checklist && { describedBy: rulesId })}>
            <PasswordInput autoComplete={autoComplete} {...field} />
          </FormControl>
          <FormMessage />
          {checklist ? (
            <div className="mt-3">
              <PasswordChecklist id={rulesId} password={field.value ?? ""} />
            </div>
          ) : null}
        </FormItem>
      )}
    />
  );
}
