import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export const CLIENT = { id: "porchlight-tests", secret: "porchlight-tests-secret" };

/** Emails with this prefix are unverified. */
const UNVERIFIED = "unverified";

const PAGE = `<!doctype html><html lang="en"><title>Test provider</title>
<link rel="icon" href="data:,"><body>
<form method="post"><label>Account <input name="email" type="email"></label>
<button name="answer" value="continue">Continue</button>
<button name="answer" value="refuse" formnovalidate>Refuse</button></form></body></html>`;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
}

/**
 * Starts a certified OpenID provider on loopback in place of Google, with real discovery, PKCE, state and
 * signatures. Its one page asks for an account or a refusal. An account is an email, optionally with a
 * prefix: "second/ann@example.com" is another account with the same email.
 * @param knownAs returns its URL, if a proxy is in front of it
 * @param redirectUris where it can redirect browsers
 * @returns the issuer and functions to change an account's email and to stop it
 */
export async function startIdentityProvider({
  port = 0,
  knownAs,
  redirectUris,
}: {
  port?: number;
  knownAs?: (url: string) => Promise<string>;
  redirectUris: string[];
}) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = (await knownAs?.(url)) ?? url;

  const changed = new Map<string, string>();
  function claimsOf(account: string) {
    const email = changed.get(account) ?? account.replace(/^.*\//, "");
    const isVerified = !email.startsWith(UNVERIFIED);
    return { sub: account, email, email_verified: isVerified, name: "Gale Google" };
  }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: redirectUris,
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Google puts these claims into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ["tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, account) => ({ accountId: account, claims: () => claimsOf(account) }),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });

  /** Logs the person in and grants the request, or refuses, as the form says. */
  async function finish(request: IncomingMessage, response: ServerResponse) {
    const form = await readForm(request);
    const email = form.get("email") ?? "";
    if (form.get("answer") !== "continue" || !email) {
      return provider.interactionFinished(request, response, {
        error: "access_denied",
        error_description: "The person refused",
      });
    }
    const grant = new provider.Grant({ accountId: email, clientId: CLIENT.id });
    grant.addOIDCScope("openid email profile");
    const grantId = await grant.save();
    return provider.interactionFinished(request, response, {
      login: { accountId: email, remember: false },
      consent: { grantId },
    });
  }

  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
    if (request.method === "POST") return void finish(request, response);
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(PAGE);
  });

  return {
    issuer,
    changeEmail: (account: string, email: string) => void changed.set(account, email),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
