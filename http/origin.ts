import "server-only";
import { AppError } from "#lib/errors.ts";
import { publicOrigin } from "./session-cookie.ts";

const FOREIGN = "This request came from another site.";

// The hosts under which a browser may have reached us: the public one, and the one it named.
function ownHosts(headers: Headers): string[] {
  return [new URL(publicOrigin(headers)).host, headers.get("host") ?? ""];
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Refuses a mutation that another site's page has sent.
 * @throws AppError `forbidden`
 */
export function checkOrigin(headers: Headers): void {
  const origin = headers.get("origin");
  const foreign =
    headers.get("sec-fetch-site") === "cross-site" ||
    (origin !== null && !ownHosts(headers).includes(hostOf(origin) ?? "?"));
  if (foreign) throw new AppError("forbidden", FOREIGN);
}
