import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { showFieldErrors } from "#components/forms/field-errors.ts";
import { toast } from "#components/ui/use-toast.ts";
import { errorMessage } from "#lib/api/client.ts";

/**
 * Puts the server's field messages on the form, and its sentence into a toast.
 * @param fallback what the toast says where the server said nothing
 */
export function showFailure<T extends FieldValues>(
  form: UseFormReturn<T>,
  title: string,
  error: unknown,
  fallback: string,
) {
  showFieldErrors(form, error, Object.keys(form.getValues()) as FieldPath<T>[]);
  toast({ title, description: errorMessage(error, fallback), variant: "destructive" });
}
