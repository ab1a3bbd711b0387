import "server-only";
import { Auth, raw, skipCSRFCheck } from "@auth/core";
import { AuthError } from "next-auth";
import { decode, encode } from "next-auth/jwt";
import { after, NextResponse } from "next/server";
import { signInError, type SignInFailure } from "#lib/sign-in-errors.ts";
import type { Provider } from "#lib/sign-in-providers.ts";
import { authSecret } from "#server/auth-secret.ts";
import { logError } from "#server/log.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { sweep } from "#services/sweep.ts";
import { authConfig, type ResponseInternal } from "./auth.ts";
import { readText } from "./body.ts";
import { rememberBrowser } from "./device-cookie.ts";
import { configuredProviders } from "./identity-providers.ts";
import { publicOrigin } from "./origin.ts";

const redirectTo = (Location: string) =>
  new NextResponse(null, { status: 302, headers: { Location } });

function refuse(provider: Provider, failure: SignInFailure): NextResponse {
  logSecurityEvent("sign_in", { outcome: "failed", method: provider, reason: failure });
  return redirectTo(`/?error=${signInError(provider, failure)}`);
}

// Drops our own origin, so that the browser stays on the origin it is using.
function withoutOrigin(location: string, ownOrigin: string): string {
  const { origin, pathname, search } = new URL(location, ownOrigin);
  return origin === ownOrigin ? pathname.replace(/^\/+/, "/") + search : location;
}

function toRedirect({ redirect, cookies }: ResponseInternal, ownOrigin: string): NextResponse {
  const answer = redirectTo(withoutOrigin(redirect ?? "/", ownOrigin));
  for (const { name, value, options } of cookies ?? []) answer.cookies.set(name, value, options);
  return answer;
}

function explain(error: unknown, request: Request): SignInFailure {
  if (!(error instanceof AuthError)) return "unavailable";
  switch (error.type) {
    case "OAuthCallbackError":
      return isRefusal(request) ? "refused" : "unavailable";
    case "InvalidCheck":
      return "expired";
    case "CallbackRouteError":
      return isSpentCode(error) ? "expired" : "unavailable";
    default:
      return "unavailable";
  }
}

// Provider errors for a login that the person refused: RFC 6749, section 4.1.2.1, and Apple's.
const REFUSALS = ["access_denied", "user_cancelled_authorize"];

const isRefusal = (request: Request): boolean =>
  REFUSALS.includes(new URL(request.url).searchParams.get("error") ?? "");

// The provider rejected the code, or state and cookie didn't match.
function isSpentCode(error: AuthError): boolean {
  const cause = error.cause?.err as (Error & { code?: string; error?: string }) | undefined;
  return cause?.error === "invalid_grant" || cause?.code === "OAUTH_INVALID_RESPONSE";
}

// NextAuth makes up to three requests to a provider, each without a timeout.
const PROVIDER_MS = 15_000;

async function withinTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const failure = new Error(`The provider did not answer within ${PROVIDER_MS} ms`);
  const timer = setTimeout(() => reject(failure), PROVIDER_MS);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function runAuth(
  provider: Provider,
  headers: Headers,
  path: string,
  form: URLSearchParams,
): Promise<NextResponse> {
  if (!configuredProviders().includes(provider)) return refuse(provider, "unconfigured");
  const origin = publicOrigin(headers);
  const request = new Request(`${origin}/api/auth/${path}`, {
    method: "POST",
    headers: { cookie: headers.get("cookie") ?? "", host: headers.get("host") ?? "" },
    body: form,
  });
  const signedIn: string[] = [];
  const config = authConfig(headers, ({ userId, isPending }) => {
    if (!isPending) signedIn.push(userId);
  });
  try {
    const asked = Auth(request, { ...config, raw, skipCSRFCheck });
    const answer = await withinTime(asked);
    if (answer instanceof Response) return refuse(provider, "unavailable");
    const redirect = toRedirect(answer, origin);
    for (const userId of signedIn) {
      redirect.cookies.set(...(await rememberBrowser(headers, userId)));
      after(sweep);
    }
    return redirect;
  } catch (error) {
    const failure = explain(error, request);
    if (failure === "unavailable") {
      const cause = error instanceof AuthError ? (error.cause?.err ?? error) : error;
      logError("sign-in with the provider failed", cause, { provider });
    }
    return refuse(provider, failure);
  }
}

/**
 * Redirects a browser to an identity provider, or to the login screen when another site sent it
 * here.
 */
export async function startProviderSignIn(
  provider: Provider,
  headers: Headers,
): Promise<NextResponse> {
  if (headers.get("sec-fetch-site") === "cross-site") return redirectTo("/");
  return runAuth(
    provider,
    headers,
    `signin/${provider}`,
    new URLSearchParams({ callbackUrl: "/" }),
  );
}

/**
 * Handles a browser's return from an identity provider, and logs it in. Providers use the query
 * or a form, so NextAuth gets both.
 */
export async function finishProviderSignIn(
  provider: Provider,
  request: Request,
): Promise<NextResponse> {
  const answer = await readProviderAnswer(new URL(request.url).searchParams);
  return runAuth(provider, request.headers, `callback/${provider}?${answer}`, answer);
}

// The posted data may contain the person's name and email, so it is encrypted in the URL.
const POSTED = { name: "posted", salt: "porchlight.posted", seconds: 60 };

async function readProviderAnswer(query: URLSearchParams): Promise<URLSearchParams> {
  const token = query.get(POSTED.name);
  if (token === null) return query;
  const posted = await decode({ token, secret: authSecret(), salt: POSTED.salt }).catch(() => null);
  return new URLSearchParams(String(posted?.form ?? ""));
}

/**
 * Handles an identity provider's POST, as Apple sends it. Cross-site POSTs carry no cookies, so
 * this redirects the browser to a GET.
 * @throws AppError `too_large`, `bad_request`
 */
export async function returnByGet(provider: Provider, request: Request): Promise<NextResponse> {
  const token = await encode({
    token: { form: await readText(request) },
    secret: authSecret(),
    salt: POSTED.salt,
    maxAge: POSTED.seconds,
  });
  const query = new URLSearchParams({ [POSTED.name]: token });
  return redirectTo(`/api/auth/callback/${provider}?${query}`);
}
