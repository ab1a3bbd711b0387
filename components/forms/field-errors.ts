import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "#lib/api/client.ts";

/**
 * Shows the server's messages at the fields of a form and focuses the first of them.
 * @param names the fields in screen order; messages for others are ignored
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
