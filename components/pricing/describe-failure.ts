import { ApiError } from "#lib/api/client.ts";

/** Returns the text that follows "Error loading pricing data:". */
export function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return "Unknown error";
  return error.error ?? `Failed to fetch pricing data: ${error.status}`;
}
