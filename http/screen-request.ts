import "server-only";
import { decide, isPrerendered, type Screen } from "#lib/routes.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { REQUEST_ID, requestIdOf } from "./request-id.ts";
import type { SentHeaders } from "./sent-headers.ts";
import { readCookie } from "./session-cookie.ts";

const POLICY = "content-security-policy";

/** What a request for a page comes to. */
export interface ScreenRequest {
  /** What this visitor sees at the address. */
  screen: Screen;
  /** Headers for the answer, and for the page that is made: Next reads the nonce of its scripts in them. */
  headers: Record<string, string>;
}

/**
 * Applies the route table to a request for a page. A convenience: the cookie is only decoded here, and
 * every page and route asks the database for itself.
 * @param path of the address, as the browser has sent it
 * @param hasFailed a sign-in by an identity provider has failed (`?error=`)
 */
export async function chooseScreen(
  path: string,
  sent: SentHeaders,
  hasFailed: boolean,
): Promise<ScreenRequest> {
  const { sessionId, pendingSignInId } = await readCookie(sent);
  const screen = decide(path, sessionId !== null, pendingSignInId !== null || hasFailed);
  const headers: Record<string, string> = { [REQUEST_ID]: requestIdOf(sent) };
  if (!isPrerendered(screen)) headers[POLICY] = contentSecurityPolicy(screen, newNonce());
  return { screen, headers };
}

const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
