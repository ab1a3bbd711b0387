import type { z } from "zod";
import { AppError, type FieldErrors } from "./errors.ts";

// The name of a field in an answer: `rooms.types`, without the place in a list.
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
 * Reads a value by a schema.
 * @param summarize makes the sentence of the answer out of the faulty fields, where a screen has one
 * @throws AppError `bad_request` with a message for each faulty field
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
  const sentence =
    summarize(fields) ??
    (messages.length === 1 ? messages[0] : "Please fix the highlighted fields.");
  throw new AppError("bad_request", sentence ?? "", { fields });
}
