import "server-only";
import { NextResponse } from "next/server";
import type { z } from "zod";
import { type CallSpec, isByVisitor, type Method, METHODS, splitCall } from "#lib/contract/call.ts";
import {
  type Call,
  type Input,
  type IsPublic,
  type IsRevised,
  type Output,
  type Params,
  type Query,
  specOf,
  type TakesToken,
} from "#lib/contract/index.ts";
import { TRY_AGAIN } from "#lib/error-messages.ts";
import {
  AppError,
  cannotWrite,
  causes,
  type ErrorCode,
  isDatabaseAway,
  isUserGone,
  lacksTable,
  LOG_IN,
  notFound,
  notMigrated,
} from "#lib/errors.ts";
import { revisedInput } from "#lib/schemas/values.ts";
import { parseInput } from "#lib/validation.ts";
import { beginRequest } from "#server/count-request.ts";
import { EnvError } from "#server/env.ts";
import { logError } from "#server/log.ts";
import { requestContext, runInContext } from "#server/request-context.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import type { SessionUser } from "#services/sessions.ts";
import { readJson } from "./body.ts";
import { clientAddress } from "./client-address.ts";
import { runAddedJobs } from "./added-jobs.ts";
import { checkOrigin } from "./origin.ts";
import { type AnswerTo, type Parsed, Reading } from "./reading.ts";
import { REQUEST_ID, requestIdOf } from "./request-id.ts";
import { findSession } from "./session.ts";
import { readCookie } from "./session-cookie.ts";
import { callerByToken, setTokenLimitHeaders } from "./token-caller.ts";

export { reading, sessionReading } from "./reading.ts";

type Cookie = Parameters<NextResponse["cookies"]["set"]>;

type Person = { user: SessionUser };
type Caller = Person & { sessionId: string };
type Visitor = { sessionId: string | null; user: SessionUser | null };

// A caller with a token has no session.
type Context<C extends Call> = (IsPublic<C> extends true
  ? Visitor
  : TakesToken<C> extends true
    ? Person
    : Caller) &
  (IsRevised<C> extends true ? { revision: number | undefined } : unknown) & {
    request: Request;
    input: Input<C>;
    params: Params<C>;
    query: Query<C>;
    setCookie: (...cookie: Cookie) => void;
  };

// The response's data, or a Response for calls that don't return JSON.
type Answer<C extends Call> = Output<C> extends undefined ? Response : Output<C>;

type RouteHandler<C extends Call> = (context: Context<C>) => Answer<C> | Promise<Answer<C>>;

type ReadHandler<C extends Call> =
  IsPublic<C> extends true
    ? never
    : TakesToken<C> extends true
      ? Reading<Answer<C>, AnswerTo<Answer<C>>>
      : Reading<Answer<C>>;

type NextContext = { params: Promise<Record<string, string | string[] | undefined>> };
type NextHandler = (request: Request, context: NextContext) => Promise<Response>;
type NextHandlers = Record<Method, NextHandler>;

const calls = new WeakMap<NextHandler, Call | null>();

/**
 * Returns a handler's call, null for a handler that only refuses, or undefined for one not made
 * here.
 */
export const callOf = (handler: unknown): Call | null | undefined =>
  typeof handler === "function" ? calls.get(handler as NextHandler) : undefined;

/**
 * Makes the handlers of one address, each named and typed by its call of the contract:
 * `export const { GET, POST, PUT, PATCH, DELETE } =
 * routes({ "POST /api/property": ({ user, input }) => saveProperty(user, input) })`.
 * Calls that only read use `reading`. Other methods return 405.
 */
export function routes<C extends Call>(handlers: {
  [Name in C]: RouteHandler<Name> | ReadHandler<Name>;
}): NextHandlers {
  const names = Object.keys(handlers) as C[];
  const allowed = METHODS.filter((method) =>
    names.some((name) => splitCall(name).method === method),
  );
  const refused = rejectAll(() => {
    const refusal = new AppError("method_not_allowed", "This address doesn't support that method.");
    const answer = answerError(refusal);
    answer.headers.set("Allow", allowed.join(", "));
    return answer;
  });
  const given = names.map((name) => {
    const handler = handlers[name];
    const made =
      handler instanceof Reading
        ? readRoute(name, handler)
        : route(name, handler as RouteHandler<C>);
    return [splitCall(name).method, made];
  });
  return { ...refused, ...Object.fromEntries(given) };
}

export const notFoundRoutes = (): NextHandlers => rejectAll(() => answerError(notFound()));

function rejectAll(refuse: () => NextResponse): NextHandlers {
  const handler: NextHandler = (request) =>
    respond(request, null, async () => {
      if (request.method !== "GET") checkOrigin(request.headers);
      return refuse();
    });
  calls.set(handler, null);
  return { GET: handler, POST: handler, PUT: handler, PATCH: handler, DELETE: handler };
}

/**
 * Makes the handler of a call. It checks in this order: the token, or else origin and session;
 * parameters, content type, size, JSON and schema. Errors become responses as their AppError
 * says. Authentication comes first, so unauthenticated requests get 401 and their body isn't
 * read.
 */
function route<C extends Call>(name: C, handler: RouteHandler<C>): NextHandler {
  const spec = specOf(name);
  const wrapped: NextHandler = (request, context) =>
    respond(request, name, async () => {
      // Browsers never send a token automatically, so calls with one need no CSRF check.
      const byToken = await callerByToken(request.headers, spec);
      if (!byToken && request.method !== "GET" && !spec.crossSite) checkOrigin(request.headers);
      const visitor = byToken ?? (await identify(request.headers, spec));
      if (!visitor.user && !spec.public) {
        throw new AppError("unauthorized", LOG_IN);
      }
      if (visitor.user) recordCaller(visitor.user);
      const { params, query } = await parseAddress(spec, request, context);
      const schema = inputSchema(spec, visitor);
      const body = schema && (await readJson(request));
      const input = schema && parseInput(schema, body, spec.invalidMessage);
      const revised = spec.revised && parseInput(revisedInput, body);
      const cookies: Cookie[] = [];
      const setCookie = (...cookie: Cookie) => void cookies.push(cookie);
      const given = { ...visitor, request, input, params, query, setCookie, ...revised };
      const answer = await handler(given as unknown as Context<C>);
      return toResponse(spec, answer, { cookies, isByToken: byToken !== null });
    });
  calls.set(wrapped, name);
  return wrapped;
}

/**
 * Checks in the same order as `route`: without a session it returns 401, even if the parameters
 * are invalid too.
 */
function readRoute<C extends Call>(name: C, reading: Reading<unknown>): NextHandler {
  const spec = specOf(name);
  const wrapped: NextHandler = (request, context) =>
    respond(request, name, async () => {
      const byToken = await callerByToken(request.headers, spec);
      if (byToken && reading.answerTo) {
        recordCaller(byToken.user);
        const given = await parseAddress(spec, request, context);
        const answer = await reading.answerTo(byToken.user, given, request);
        return toResponse(spec, answer, { isByToken: true });
      }
      const { sessionId } = await readCookie(request.headers);
      if (!sessionId) throw new AppError("unauthorized", LOG_IN);
      const parsed = await parseAddress(spec, request, context).catch(async (error: unknown) => {
        throw (await findSession(request.headers)) ? error : new AppError("unauthorized", LOG_IN);
      });
      const found = await reading.find(sessionId, parsed, request);
      if (!found) throw new AppError("unauthorized", LOG_IN);
      recordCaller(found.user);
      return toResponse(spec, await found.answer(), { isByToken: false });
    });
  calls.set(wrapped, name);
  return wrapped;
}

// Always returns a response, and links log entries to the request.
function respond(
  request: Request,
  call: Call | null,
  work: () => Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const context = {
    requestId,
    call,
    // Computed only when something is logged.
    get address() {
      return clientAddress(request.headers);
    },
  };
  return runInContext(context, async () => {
    const end = beginRequest(call ?? "other");
    const response = await work().catch((error: unknown) => answerError(error, request));
    end(response.status, requestId);
    runAddedJobs();
    if (call && specOf(call).immutable && response.status < 400) {
      response.headers.set("Cache-Control", "private, max-age=31536000, immutable");
    } else {
      response.headers.append("Cache-Control", "no-store");
    }
    response.headers.set(REQUEST_ID, requestId);
    setTokenLimitHeaders(response.headers);
    return response;
  });
}

async function identify(headers: Headers, spec: CallSpec): Promise<Visitor> {
  const { events, input, sessionless } = spec;
  if (sessionless) return { sessionId: null, user: null };
  const session = await findSession(headers, { isUse: !events });
  // A session that ends meanwhile must not turn "add a user" into "sign up".
  if (!session && input && isByVisitor(input) && (await readCookie(headers)).sessionId) {
    throw new AppError("unauthorized", LOG_IN);
  }
  return { sessionId: session?.id ?? null, user: session?.user ?? null };
}

function recordCaller(user: SessionUser): void {
  const context = requestContext();
  if (context) context.userId = user.id;
}

async function parseAddress(
  spec: CallSpec,
  request: Request,
  context: NextContext,
): Promise<Parsed> {
  const params = spec.params?.safeParse(await context.params);
  if (params && !params.success) throw notFound();
  return { params: params?.data, query: spec.query && parseInput(spec.query, queryOf(request)) };
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

function inputSchema(
  { input }: CallSpec,
  { user }: { user: SessionUser | null },
): z.ZodType | undefined {
  if (!input || !isByVisitor(input)) return input;
  return user ? input.signedIn : input.signedOut;
}

function toResponse(
  spec: CallSpec,
  answer: unknown,
  { cookies = [], isByToken }: { cookies?: readonly Cookie[]; isByToken: boolean },
): Response {
  if (answer instanceof Response) return answer;
  const output = isByToken ? (spec.tokenOutput ?? spec.output) : spec.output;
  const data = output ? output.parse(answer) : answer;
  const init = { status: spec.status ?? 200 };
  if (cookies.length === 0) return Response.json(data, init);
  const response = NextResponse.json(data, init);
  for (const cookie of cookies) response.cookies.set(...cookie);
  return response;
}

// Logged as security events, because our own pages never send requests that these refuse.
const REFUSALS: readonly ErrorCode[] = [
  "forbidden",
  "rate_limited",
  "too_large",
  "unsupported_media_type",
];

// Some pages and feeds have a 43-character secret in their path, alone or after ids and a dot.
const withoutSecrets = (path: string) => path.replace(/(?<=[/.])[\w-]{40,}(?=[/.]|$)/g, "{secret}");

/** Returns the error that a client may see. Logs server errors. */
export function reportFailure(error: unknown, request?: Request): AppError {
  const known = toAppError(error);
  if (REFUSALS.includes(known.code)) {
    logSecurityEvent("request_refused", { outcome: "refused", reason: known.code });
  }
  if (known.status >= 500) {
    logError("request failed", known === error ? known : error, {
      method: request?.method,
      path: request && withoutSecrets(new URL(request.url).pathname),
      status: known.status,
    });
  }
  return known;
}

function answerError(error: unknown, request?: Request): NextResponse {
  const known = reportFailure(error, request);
  return NextResponse.json(
    {
      error: known.message,
      ...(known.fields && { fields: known.fields }),
      ...(known.conflict && { conflict: known.conflict }),
    },
    {
      status: known.status,
      headers: {
        ...(known.retryAfter && { "Retry-After": String(known.retryAfter) }),
        ...(known.challenge && { "WWW-Authenticate": known.challenge }),
      },
    },
  );
}

function toAppError(error: unknown): AppError {
  // The driver wraps errors that are thrown before a statement is sent.
  const appError = causes(error).find((cause) => cause instanceof AppError);
  if (appError) return appError;
  // The user was deleted during the call, and the session with them.
  if (isUserGone(error)) return new AppError("unauthorized", LOG_IN);
  if (isDatabaseAway(error)) {
    return new AppError(
      "unavailable",
      "Porchlight can't reach its database right now. Your saved work is safe. Please try again in a moment.",
    );
  }
  if (lacksTable(error)) return notMigrated(error);
  if (error instanceof EnvError) {
    return new AppError("unavailable", "Porchlight isn't fully set up yet.");
  }
  if (cannotWrite(error)) {
    return new AppError(
      "unavailable",
      "Porchlight can't save changes right now. Your saved work is safe. Please try again later.",
    );
  }
  return new AppError("internal", TRY_AGAIN);
}
