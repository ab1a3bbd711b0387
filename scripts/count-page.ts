import type { IncomingMessage, ServerResponse } from "node:http";
import { REQUEST_ID } from "#http/request-id.ts";
import { isPagePath, normalizePath, PRERENDERED_SCREENS, SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { beginRequest } from "#server/count-request.ts";

const SCREENS = new Set<string>(["/", ...SIGNED_IN_SCREENS, ...PRERENDERED_SCREENS]);

/** Counts a request for a page, by its screen: Next has no place of its own for that. */
export function countPage({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const [address = ""] = url.split("?");
  if (!isPagePath(address)) return;
  const path = normalizePath(address);
  const end = beginRequest(`page ${SCREENS.has(path) ? path : "other"}`);
  response.once("close", () =>
    end(response.statusCode, response.getHeader(REQUEST_ID)?.toString()),
  );
}
