"use client";

import { useId } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "#components/ui/form.tsx";
import { PasswordInput } from "#components/ui/password-input.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";

type FieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
};

/** @param repeatedIn the field with the same password again, validated together with this one */
function PasswordField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  autoComplete,
  hasChecklist = false,
  repeatedIn,
}: FieldProps<Values, Output> & {
  autoComplete: "current-password" | "new-password";
  hasChecklist?: boolean;
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
          <FormControl {...(hasChecklist && { describedBy: rulesId })}>
            <PasswordInput autoComplete={autoComplete} {...field} />
          </FormControl>
          <FormMessage />
          {hasChecklist ? (
            <div className="mt-3">
              <PasswordChecklist id={rulesId} password={field.value ?? ""} />
            </div>
          ) : null}
        </FormItem>
      )}
    />
  );
}

export function CurrentPasswordField<Values extends FieldValues, Output>(
  props: FieldProps<Values, Output>,
) {
  return <PasswordField {...props} autoComplete="current-password" />;
}

export function NewPasswordFields<Values extends FieldValues & { confirmPassword: string }, Output>(
  props: FieldProps<Values, Output>,
) {
  const repetition = "confirmPassword" as FieldPath<Values>;
  return (
    <>
      <PasswordField {...props} autoComplete="new-password" hasChecklist repeatedIn={repetition} />
      <PasswordField
        control={props.control}
        name={repetition}
        label={`Re-enter ${props.label}`}
        autoComplete="new-password"
      />
    </>
  );
}
