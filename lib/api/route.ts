import { NextResponse } from "next/server";
import type { z } from "zod";
import type { SessionUser } from "#db/queries/sessions.ts";
import { AppError, type FieldErrors, isDatabaseAway } from "#lib/errors.ts";
import { logError } from "#lib/log.ts";
import { findSession } from "#lib/session.ts";
import { readJson } from "./body.ts";
import { checkOrigin } from "./origin.ts";
import { parseInput } from "./validation.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** Who calls: a session id and its user. On a public route both may be missing. */
type Caller = { sessionId: string; user: SessionUser };
type Visitor = { sessionId: string | null; user: SessionUser | null };

type Options<Public extends boolean, Input, Params, Output> = {
  /** Every route needs a session unless it says that it is public. */
  public?: Public;
  /** Shape of the JSON body, where need be by who calls. Without it the body is not read. */
  input?: z.ZodType<Input> | ((visitor: Visitor) => z.ZodType<Input>);
  /** Shape of the path's parameters; one that does not fit names nothing: 404. */
  params?: z.ZodType<Params>;
  /** Shape of the answer: whatever it does not name is left out. */
  output?: z.ZodType<Output>;
  /** Status of success, 200 unless said. */
  status?: number;
  /** The sentence for a body that does not fit, where the screen has one of its own. */
  invalidMessage?: (fields: FieldErrors) => string | undefined;
};

type Context<Public extends boolean, Input, Params> = (Public extends true ? Visitor : Caller) & {
  request: Request;
  input: Input;
  params: Params;
};

type NextContext = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = (request: Request, context: NextContext) => Promise<Response>;

const routes = new WeakSet<Handler>();

/** Whether a handler was made by `route()`; a structural test asks it of every route file. */
export const isRoute = (handler: unknown): boolean =>
  typeof handler === "function" && routes.has(handler as Handler);

/**
 * Makes a route handler. In this order: origin, session, content type, size, JSON, schema, handler,
 * and every failure as CONTRACT.md says. The session comes before the body, so that a visitor
 * gets 401 whatever they send, and nothing of theirs is read.
 * @param handler gives back the answer's data, or a Response of its own
 */
export function route<
  Public extends boolean = false,
  Input = undefined,
  Params = undefined,
  Output = unknown,
>(
  options: Options<Public, Input, Params, Output>,
  handler: (context: Context<Public, Input, Params>) => Promise<Output | Response>,
): Handler {
  const wrapped: Handler = async (request, { params }) => {
    try {
      if (request.method !== "GET") checkOrigin(request.headers);
      const session = await findSession(request.headers);
      if (!session && !options.public) {
        throw new AppError("unauthorized", "Please log in to go on.");
      }
      const path = options.params?.safeParse(await params);
      if (path && !path.success) throw notFound();
      const visitor = { sessionId: session?.id ?? null, user: session?.user ?? null };
      const schema = typeof options.input === "function" ? options.input(visitor) : options.input;
      const input = schema && parseInput(schema, await readJson(request), options.invalidMessage);

      const answer = await handler({
        ...visitor,
        request,
        input,
        params: path?.data,
      } as Context<Public, Input, Params>);
      if (answer instanceof Response) return withoutStore(answer);
      const data = options.output ? options.output.parse(answer) : answer;
      return withoutStore(NextResponse.json(data, { status: options.status ?? 200 }));
    } catch (error) {
      return withoutStore(answerError(error, request));
    }
  };
  routes.add(wrapped);
  return wrapped;
}

/**
 * The handlers of one address. Methods that are not given answer 405 in the form of every error:
 * `export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: route(…) })`.
 */
export function methods(given: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  const allow = METHODS.filter((method) => given[method]).join(", ");
  const refuse = route({ public: true }, async () => {
    const answer = answerError(
      new AppError("method_not_allowed", "This address does not take that method."),
    );
    answer.headers.set("Allow", allow);
    return answer;
  });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, ...given };
}

/** The answer for something that is not there, or not the caller's to know of. */
export function notFound(message = "There is nothing here."): AppError {
  return new AppError("not_found", message);
}

function withoutStore(response: Response): Response {
  response.headers.append("Cache-Control", "no-store");
  return response;
}

/** What a client may know of a failure; what it may not goes to the log, once. */
export function reportFailure(error: unknown, request?: Request): AppError {
  const known = toAppError(error);
  if (known.status >= 500) {
    logError("request failed", known === error ? known : error, {
      method: request?.method,
      path: request && new URL(request.url).pathname,
      status: known.status,
    });
  }
  return known;
}

function answerError(error: unknown, request?: Request): NextResponse {
  const known = reportFailure(error, request);
  return NextResponse.json(
    { error: known.message, ...(known.fields && { fields: known.fields }) },
    {
      status: known.status,
      headers: known.retryAfter ? { "Retry-After": String(known.retryAfter) } : {},
    },
  );
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) {
    return new AppError(
      "unavailable",
      "Porchlight can't reach its database right now. Nothing that was saved is lost; please try again in a moment.",
    );
  }
  return new AppError("internal", "Something went wrong. Please try again.");
}
