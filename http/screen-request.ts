import "server-only";
import { decide, type Screen } from "#lib/routes.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { REQUEST_ID, requestIdOf } from "./request-id.ts";
import { readCookie } from "./session-cookie.ts";

/** The header by which a page learns the nonce of its own scripts. */
export const NONCE = "x-nonce";

/** What a request for a page comes to. */
export interface ScreenRequest {
  /** What this visitor sees at the address. */
  screen: Screen;
  /** Headers for the answer and for the page. Next puts the policy's nonce on its own scripts. */
  headers: Record<string, string>;
  nonce: string;
}

/**
 * Applies the route table to a request for a page. A convenience: the cookie is only decoded here, and
 * every page and route asks the database for itself.
 * @param path of the address, as the browser has sent it
 */
export async function resolveScreen(path: string, sent: Headers): Promise<ScreenRequest> {
  const { sessionId } = await readCookie(sent);
  const screen = decide(path, sessionId !== null);
  const nonce = newNonce();
  return {
    screen,
    nonce,
    headers: {
      [REQUEST_ID]: requestIdOf(sent),
      "Content-Security-Policy": contentSecurityPolicy(screen, nonce),
    },
  };
}

const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
