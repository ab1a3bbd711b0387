import "server-only";
import { Auth, raw, skipCSRFCheck } from "@auth/core";
import { AuthError } from "next-auth";
import { after, NextResponse } from "next/server";
import { signInError, type SignInFailure } from "#lib/sign-in-errors.ts";
import type { Provider } from "#lib/sign-in-providers.ts";
import { logError } from "#server/log.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { sweep } from "#services/sweep.ts";
import { authConfig, type ResponseInternal } from "./auth.ts";
import { readText } from "./body.ts";
import { rememberBrowser } from "./device-cookie.ts";
import { configuredProviders } from "./identity-providers.ts";
import { publicOrigin } from "./session-cookie.ts";

const redirectTo = (Location: string) =>
  new NextResponse(null, { status: 302, headers: { Location } });

function refuse(provider: Provider, failure: SignInFailure): NextResponse {
  logSecurityEvent("sign_in", { outcome: "failed", method: provider, reason: failure });
  return redirectTo(`/?error=${signInError(provider, failure)}`);
}

function toRedirect({ redirect, cookies }: ResponseInternal): NextResponse {
  const answer = redirectTo(redirect ?? "/");
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

// The errors with which providers say that the person refused: RFC 6749, 4.1.2.1; and Apple's.
const REFUSALS = ["access_denied", "user_cancelled_authorize"];

const isRefusal = (request: Request): boolean =>
  REFUSALS.includes(new URL(request.url).searchParams.get("error") ?? "");

// The provider would not take the code, or state and cookie did not belong together.
function isSpentCode(error: AuthError): boolean {
  const cause = error.cause?.err as (Error & { code?: string; error?: string }) | undefined;
  return cause?.error === "invalid_grant" || cause?.code === "OAUTH_INVALID_RESPONSE";
}

async function runAuth(
  provider: Provider,
  headers: Headers,
  path: string,
  form: URLSearchParams,
): Promise<NextResponse> {
  if (!configuredProviders().includes(provider)) return refuse(provider, "unconfigured");
  const request = new Request(`${publicOrigin(headers)}/api/auth/${path}`, {
    method: "POST",
    headers: { cookie: headers.get("cookie") ?? "", host: headers.get("host") ?? "" },
    body: form,
  });
  const signedIn: string[] = [];
  const config = authConfig(headers, ({ userId, isPending }) => {
    if (!isPending) signedIn.push(userId);
  });
  try {
    const answer = await Auth(request, { ...config, raw, skipCSRFCheck });
    if (answer instanceof Response) return refuse(provider, "unavailable");
    const redirect = toRedirect(answer);
    for (const userId of signedIn) {
      redirect.cookies.set(...(await rememberBrowser(headers, userId)));
      after(sweep);
    }
    return redirect;
  } catch (error) {
    const failure = explain(error, request);
    if (failure === "unavailable") logError("provider sign-in failed", error, { provider });
    return refuse(provider, failure);
  }
}

export function startProviderSignIn(provider: Provider, headers: Headers): Promise<NextResponse> {
  return runAuth(
    provider,
    headers,
    `signin/${provider}`,
    new URLSearchParams({ callbackUrl: "/" }),
  );
}

/**
 * Takes the browser back from an identity provider, and signs it in. NextAuth reads what came along
 * from the query or from the form, as each provider has it: it gets both.
 */
export function finishProviderSignIn(provider: Provider, request: Request): Promise<NextResponse> {
  const { search, searchParams } = new URL(request.url);
  return runAuth(provider, request.headers, `callback/${provider}${search}`, searchParams);
}

/**
 * Takes a browser that an identity provider sends back by posting a form, as Apple does. Cookies do
 * not come along with another site's form: the browser asks again, by GET.
 * @throws AppError `too_large`, `bad_request`
 */
export async function returnByGet(provider: Provider, request: Request): Promise<NextResponse> {
  const form = new URLSearchParams(await readText(request));
  return redirectTo(`/api/auth/callback/${provider}?${form}`);
}
