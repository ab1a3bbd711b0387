import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddress } from "#http/client-address.ts";
import { publicOrigin } from "#http/origin.ts";
import { encodingOf, pageAnswer } from "#http/public-page.ts";
import { REQUEST_ID, requestIdOf } from "#http/request-id.ts";
import { publicPageHeaders } from "#lib/security-headers.ts";
import { beginRequest } from "#server/count-request.ts";
import { metrics } from "#server/metrics.ts";
import { findKeptPage } from "#services/public-homes.ts";
import { noteVisit } from "#services/visits.ts";
import { hashListingScript } from "../listing-script.ts";

const PAGE = /^\/homes\/([a-z0-9-]+)(?:\?|$)/;

const policy = publicPageHeaders(hashListingScript());

const headersOf = ({ headersDistinct }: IncomingMessage) =>
  new Headers(
    Object.entries(headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
  );

async function find(slug: string, headers: Headers) {
  try {
    return await findKeptPage(slug, publicOrigin(headers));
  } catch {
    // Its route answers that it failed, and logs why.
    return null;
  }
}

/**
 * Answers with the finished page of a home where this process has it: Next takes three times as long
 * for that. All else of a home, and a page that is to be made, is its route's.
 * @returns whether it is answered
 */
export async function answerKeptPage(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method = "", url = "" } = request;
  const slug = ["GET", "HEAD"].includes(method) ? PAGE.exec(url)?.[1] : undefined;
  if (slug === undefined) return false;
  const headers = headersOf(request);
  const found = await find(slug, headers);
  if (!found) return false;
  const end = beginRequest("GET /homes/{slug}");
  const requestId = requestIdOf(headers);
  const { id: listingId, timeZone } = found.listing;
  const visit = { method, url: `${found.listing.url}${new URL(url, "http://a").search}`, headers };
  void noteVisit({ listingId, timeZone, request: visit, address: clientAddress(headers) });
  const answer = pageAnswer(found.page, headers, encodingOf(headers));
  response.writeHead(answer.status, {
    ...policy,
    ...answer.headers,
    [REQUEST_ID]: requestId,
  });
  response.end(method === "HEAD" ? null : answer.body);
  metrics()?.keptPages.inc();
  end(answer.status, requestId);
  return true;
}
