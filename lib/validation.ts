import type { z } from "zod";
import { FIX_FIELDS } from "./error-messages.ts";
import { AppError, type FieldErrors } from "./errors.ts";

// Returns the name of a field, without list indexes: `rooms.types`.
function fieldName(path: readonly PropertyKey[]): string {
  const names = path.filter((part) => typeof part === "string");
  return names.join(".");
}

export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const name = fieldName(issue.path);
    if (name && !fields.has(name)) fields.set(name, issue.message);
  }
  return Object.fromEntries(fields);
}

/**
 * Parses a value by a schema.
 * @param summarize creates the error message from the invalid fields
 * @throws AppError `bad_request` with a message for each invalid field
 */
export function parseInput<T>(
  schema: z.ZodType<T>,
  value: unknown,
  summarize: (fields: FieldErrors) => string | undefined = () => undefined,
): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(parsed.error);
  const messages = Object.values(fields);
  if (messages.length === 0) {
    throw new AppError("bad_request", "The request must be a JSON object.");
  }
  const sentence = summarize(fields) ?? (messages.length === 1 ? messages[0] : FIX_FIELDS);
  throw new AppError("bad_request", sentence ?? "", { fields });
}
