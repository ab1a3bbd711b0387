import "server-only";
import { decide, type Screen } from "#lib/routes.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { REQUEST_ID, requestIdOf } from "./request-id.ts";
import { readCookie } from "./session-cookie.ts";

/** Header that passes a page the nonce for its scripts. */
export const NONCE = "x-nonce";

/** The outcome of a page request. */
export interface ScreenRequest {
  /** The screen that this person sees at the address. */
  screen: Screen;
  /** Headers for the response and for the page. Next puts the policy's nonce on its own scripts. */
  headers: Record<string, string>;
  nonce: string;
}

/**
 * Applies the route table to a page request. This only decodes the cookie, so every page and
 * route must still check the session in the database.
 * @param path of the URL, as the browser sent it
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
