import "server-only";
import { boundedFetch } from "#server/bounded-fetch.ts";
import { PrivateAddressError, publicFetch } from "#server/public-fetch.ts";
import { signatureHeaders } from "./signature.ts";

const TIMEOUT_MS = 10_000;

/** The result of one attempt: the status or the failure, and the milliseconds it took. */
export type DeliveryOutcome = { ms: number } & (
  { status: number } | { status: null; failure: "private" | "too_slow" | "unreachable" }
);

function failureOf(error: unknown): "private" | "too_slow" | "unreachable" {
  if (error instanceof PrivateAddressError) return "private";
  return error instanceof DOMException && error.name === "TimeoutError"
    ? "too_slow"
    : "unreachable";
}

/**
 * Sends a signed body once to a public https URL, within 10 seconds. Doesn't follow redirects,
 * reads only the status, and never throws.
 */
export async function deliverOnce(
  address: string,
  secret: string,
  message: { id: string; at: Date; body: string },
): Promise<DeliveryOutcome> {
  const ask = boundedFetch({ service: "webhook", send: publicFetch });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    const headers = { "Content-Type": "application/json", ...signatureHeaders(secret, message) };
    const answer = await ask(address, { method: "POST", headers, body: message.body, signal });
    await answer.body?.cancel();
    return { status: answer.status, ms: ms() };
  } catch (error) {
    return { status: null, failure: failureOf(signal.aborted ? signal.reason : error), ms: ms() };
  }
}
