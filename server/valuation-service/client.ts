import "server-only";
import { STATUS_CODES } from "node:http";
import { AppError } from "#lib/errors.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import type { Subject } from "#lib/valuation/data/home.ts";
import { EMPTY_SOURCE, NOT_AN_APPRAISAL } from "#lib/valuation/valuation-source.ts";
import { boundedFetch } from "../bounded-fetch.ts";
import { readServiceAnswer } from "./read-answer.ts";

export interface ValuationService {
  url: string;
  key?: string | undefined;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_STATUS_TEXT = 100;

// The pricing screen shows the service's status, or an equivalent one.
function failure(status: number, statusText = "", cause?: unknown): AppError {
  const text = statusText.trim().slice(0, MAX_STATUS_TEXT) || (STATUS_CODES[status] ?? "");
  const message = `Failed to fetch pricing data: ${status} ${text}`.trim();
  return new AppError("bad_gateway", message, { cause });
}

async function post(service: ValuationService, address: string): Promise<unknown> {
  const headers = new Headers({ "Content-Type": "application/json", Accept: "application/json" });
  if (service.key) headers.set("Authorization", `Bearer ${service.key}`);
  const fetchWithin = boundedFetch({
    service: "valuation",
    timeoutMs: service.timeoutMs ?? TIMEOUT_MS,
  });
  try {
    const response = await fetchWithin(
      `${service.url.replace(/(?<!\/)\/+$/, "")}/property/complete`,
      {
        method: "POST",
        headers,
        body: JSON.stringify({ address }),
        // A redirect would send the seller's address, and perhaps the key, to an unknown server.
        redirect: "manual",
        cache: "no-store",
      },
    );
    if (!response.ok) {
      await response.body?.cancel();
      throw failure(response.status, response.statusText);
    }
    const answer: unknown = JSON.parse(await response.text());
    if (typeof answer !== "object" || answer === null) {
      throw new TypeError("The answer is not a JSON object.");
    }
    return answer;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    throw failure(isTimeout ? 504 : 502, "", error);
  }
}

/**
 * Asks the external service for a home's value.
 * @throws AppError `bad_gateway` with `Failed to fetch pricing data: {status} {status text}`: the
 * service's own status, 504 after a timeout, or 502 if unreachable or unreadable
 */
export async function fetchValuation(
  subject: Subject,
  service: ValuationService,
  now: Date,
): Promise<ValuationView> {
  const answer = readServiceAnswer(await post(service, subject.address));
  const reason =
    answer.estimate === null ? "The valuation service has no estimate for this address." : null;
  return {
    ...answer,
    retrievedAt: answer.retrievedAt ?? now.toISOString(),
    source: {
      ...EMPTY_SOURCE,
      kind: "external",
      summary: reason ?? `From an external valuation service. ${NOT_AN_APPRAISAL}`,
      reason,
    },
    comparables: null,
  };
}
