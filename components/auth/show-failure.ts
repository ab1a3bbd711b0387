import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

import { toast } from "#components/ui/use-toast.ts";
import { ApiError, errorMessage } from "#lib/api/client.ts";

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
  if (error instanceof ApiError) {
    const known = Object.keys(form.getValues());
    for (const [name, message] of Object.entries(error.fields)) {
      if (message && known.includes(name)) {
        form.setError(name as FieldPath<T>, { type: "server", message });
      }
    }
  }
  toast({ title, description: errorMessage(error, fallback), variant: "destructive" });
}
