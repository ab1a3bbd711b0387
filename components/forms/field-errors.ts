import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "#lib/api/client.ts";

/**
 * Puts the server's messages back on the fields of a form, and the cursor into the first of them.
 * @param names the fields in the order of the screen; messages for others are left out
 */
export function showFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, "setError">,
  error: unknown,
  names: readonly FieldPath<T>[],
): void {
  if (!(error instanceof ApiError)) return;
  let isFirst = true;
  for (const name of names) {
    const message = error.fields[name];
    if (!message) continue;
    form.setError(name, { type: "server", message }, { shouldFocus: isFirst });
    isFirst = false;
  }
}
