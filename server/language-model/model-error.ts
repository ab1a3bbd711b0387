import "server-only";
import { causes } from "#lib/errors.ts";

/** The code of a call rejected by the daily limit. */
export const CEILING_REACHED = "ceiling";

/**
 * Why a language model's text couldn't be used. It has no cause and is safe to log: the underlying
 * errors contain addresses, prompts, answers and sometimes parts of the key.
 */
export class ModelError extends Error {
  override name = "ModelError";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const brokenOff = () =>
  new ModelError("broken_off", "The language model's answer broke off.");

function statusOf(error: Error): number | undefined {
  return "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : undefined;
}

// A code of Node.js ("ECONNREFUSED") or its fetch ("UND_ERR_SOCKET").
function networkCodeOf(error: Error): string | undefined {
  const code = "code" in error ? error.code : undefined;
  return typeof code === "string" && /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(code) ? code : undefined;
}

export function toModelError(error: unknown): ModelError {
  const chain = causes(error);
  const known = chain.find((cause) => cause instanceof ModelError);
  if (known) return known;
  if (chain.some(({ name }) => name === "TimeoutError")) {
    return new ModelError("timeout", "The language model took too long.");
  }
  const status = chain.map(statusOf).find((code) => code !== undefined && code >= 400);
  if (status) {
    return new ModelError(`http_${status}`, `The language model answered with status ${status}.`);
  }
  const code = chain.map(networkCodeOf).find(Boolean);
  if (code) return new ModelError(code, "The connection to the language model failed.");
  const name = chain.at(-1)?.name ?? typeof error;
  return new ModelError("malformed", `The language model's answer could not be read (${name}).`);
}
