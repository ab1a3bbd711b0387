"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextField } from "./text-field.tsx";

type CodeFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  autoFocus?: boolean;
};

export function AppCodeField<Values extends FieldValues, Output>(
  props: CodeFieldProps<Values, Output>,
) {
  return (
    <TextField
      {...props}
      label="6-digit code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
    />
  );
}

export function RecoveryCodeField<Values extends FieldValues, Output>(
  props: CodeFieldProps<Values, Output>,
) {
  return (
    <TextField
      {...props}
      label="Recovery code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

export function AnyCodeField<Values extends FieldValues, Output>(
  props: CodeFieldProps<Values, Output>,
) {
  return (
    <TextField
      {...props}
      label="Code"
      hint="The 6-digit code from your authenticator app, or a recovery code."
      autoComplete="one-time-code"
      spellCheck={false}
    />
  );
}
