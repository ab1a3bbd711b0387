import "server-only";
import { Auth, raw, skipCSRFCheck } from "@auth/core";
import { AuthError } from "next-auth";
import { NextResponse } from "next/server";
import { authConfig, type ResponseInternal } from "./auth.ts";
import { env } from "#server/env.ts";
import { logError } from "#server/log.ts";
import { publicOrigin } from "./session-cookie.ts";
import type { SignInError } from "#lib/sign-in-errors.ts";

/** Whether the operator has set Google up. */
function isConfigured(): boolean {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET } = env();
  return Boolean(AUTH_GOOGLE_ID && AUTH_GOOGLE_SECRET);
}

/** Back to the login screen, which says what happened. */
function refuse(error: SignInError): NextResponse {
  return new NextResponse(null, { status: 302, headers: { Location: `/?error=${error}` } });
}

/** NextAuth's answer as a redirect with its cookies. */
function toRedirect({ redirect, cookies }: ResponseInternal): NextResponse {
  const answer = new NextResponse(null, { status: 302, headers: { Location: redirect ?? "/" } });
  for (const { name, value, options } of cookies ?? []) answer.cookies.set(name, value, options);
  return answer;
}

/** What went wrong at Google, or on the way back, in the terms of the login screen. */
function explain(error: unknown, request: Request): SignInError {
  if (!(error instanceof AuthError)) return "google-unavailable";
  switch (error.type) {
    case "OAuthCallbackError":
      return isRefusal(request) ? "google-refused" : "google-unavailable";
    case "InvalidCheck":
      return "google-expired";
    case "CallbackRouteError":
      return isSpentCode(error) ? "google-expired" : "google-unavailable";
    default:
      return "google-unavailable";
  }
}

/** The provider sent the browser back with word that the person refused (RFC 6749, 4.1.2.1). */
function isRefusal(request: Request): boolean {
  return new URL(request.url).searchParams.get("error") === "access_denied";
}

/** The provider would not take the code, or state and cookie did not belong together. */
function isSpentCode(error: AuthError): boolean {
  const cause = error.cause?.err as (Error & { code?: string; error?: string }) | undefined;
  return cause?.error === "invalid_grant" || cause?.code === "OAUTH_INVALID_RESPONSE";
}

async function runAuth(request: Request): Promise<NextResponse> {
  try {
    const answer = await Auth(request, { ...authConfig(request.headers), raw, skipCSRFCheck });
    return answer instanceof Response ? refuse("google-unavailable") : toRedirect(answer);
  } catch (error) {
    const reason = explain(error, request);
    if (reason === "google-unavailable") logError("google sign-in failed", error);
    return refuse(reason);
  }
}

/** Sends the browser to the identity provider, with state and PKCE. */
export async function startGoogleSignIn(headers: Headers): Promise<NextResponse> {
  if (!isConfigured()) return refuse("google");
  return runAuth(
    new Request(`${publicOrigin(headers)}/api/auth/signin/google`, {
      method: "POST",
      headers: forwarded(headers),
      body: new URLSearchParams({ callbackUrl: "/" }),
    }),
  );
}

/** Takes the browser back from the identity provider, and signs it in. */
export async function finishGoogleSignIn(request: Request): Promise<NextResponse> {
  if (!isConfigured()) return refuse("google");
  const { headers } = request;
  const { search } = new URL(request.url);
  return runAuth(
    new Request(`${publicOrigin(headers)}/api/auth/callback/google${search}`, {
      headers: forwarded(headers),
    }),
  );
}

/** The headers that NextAuth looks at. */
function forwarded(headers: Headers): Headers {
  return new Headers({ cookie: headers.get("cookie") ?? "", host: headers.get("host") ?? "" });
}
