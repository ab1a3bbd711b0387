import "server-only";
import { AppError } from "#lib/errors.ts";
import { publicOrigin } from "./session-cookie.ts";

const FOREIGN = "This request came from another site.";

// The hosts under which a browser may have reached us: the public one, and the one it named.
function ownHosts(headers: Headers): string[] {
  return [new URL(publicOrigin(headers)).host, headers.get("host") ?? ""];
}

function isOwn(origin: string, headers: Headers): boolean {
  return URL.canParse(origin) && ownHosts(headers).includes(new URL(origin).host);
}

/**
 * Refuses a mutation that another site's page has sent.
 * @throws AppError `forbidden`
 */
export function checkOrigin(headers: Headers): void {
  const origin = headers.get("origin");
  const foreign =
    headers.get("sec-fetch-site") === "cross-site" || (origin !== null && !isOwn(origin, headers));
  if (foreign) throw new AppError("forbidden", FOREIGN);
}
