"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextField } from "./text-field.tsx";

type AddressText = Record<"addressLine1" | "addressLine2" | "city" | "state" | "zipCode", string>;

export function AddressFields<Values extends FieldValues & AddressText, Output>({
  control,
  hints = {},
}: {
  control: Control<Values, unknown, Output>;
  hints?: Partial<Record<keyof AddressText, string | null>>;
}) {
  const field = (name: keyof AddressText, label: string, autoComplete: string) => (
    <TextField
      control={control}
      name={name as FieldPath<Values>}
      label={label}
      autoComplete={autoComplete}
      hint={hints[name]}
    />
  );
  return (
    <>
      {field("addressLine1", "Address Line 1", "address-line1")}
      {field("addressLine2", "Address Line 2 (optional)", "address-line2")}
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        {field("city", "City", "address-level2")}
        {field("state", "State", "address-level1")}
        {field("zipCode", "Zip Code", "postal-code")}
      </div>
    </>
  );
}
