import "server-only";
import type { AppError } from "#lib/errors.ts";
import { beginRequest } from "#server/count-request.ts";
import { runInContext } from "#server/request-context.ts";
import { runAddedJobs } from "./added-jobs.ts";
import { clientAddress } from "./client-address.ts";
import { checkOrigin } from "./origin.ts";
import { REQUEST_ID, requestIdOf } from "./request-id.ts";
import { reportFailure } from "./route.ts";

type PublicCall = `${"GET" | "POST"} /${string}`;

// "GET /homes/{slug}" has { slug: string }.
type Params<Name extends string> = Name extends `${string}{${infer P}}${infer Rest}`
  ? Record<P, string> & Params<Rest>
  : unknown;

type Handler<Name extends string> = (context: {
  request: Request;
  params: Params<Name>;
}) => Response | Promise<Response>;

type NextHandler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

/** Renders the page that a person sees for an error. */
type FailurePage = (failure: AppError) => Response | Promise<Response>;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];

/**
 * Makes the handlers of a public address outside of the API, where no session is read. Each is
 * named by method and path: `publicRoutes({ "GET /homes/{slug}": ({ params }) => … })`. GET also
 * handles HEAD. Other methods return 405, and a POST from another site's page returns 403.
 * Responses without Cache-Control aren't cached.
 * @param failurePage renders errors; a line of text by default
 */
export function publicRoutes<Name extends PublicCall>(
  handlers: { [N in Name]: Handler<N> },
  failurePage: FailurePage = failureText,
): Record<Method, NextHandler> {
  const given = Object.entries(handlers).map(([name, handler]) => {
    const [method = ""] = name.split(" ");
    return [method, open(name, handler as Handler<string>, failurePage)] as const;
  });
  const found = Object.fromEntries(given) as Partial<Record<Method, NextHandler>>;
  const all = found.GET ? { HEAD: found.GET, ...found } : found;
  const refused = refuse(METHODS.filter((method) => method in all));
  return Object.fromEntries(METHODS.map((method) => [method, all[method] ?? refused])) as Record<
    Method,
    NextHandler
  >;
}

function open(name: string, handler: Handler<string>, failurePage: FailurePage): NextHandler {
  return (request, { params }) => {
    const requestId = requestIdOf(request.headers);
    const context = {
      requestId,
      call: name,
      get address() {
        return clientAddress(request.headers);
      },
    };
    return runInContext(context, async () => {
      const end = beginRequest(name);
      const response = await answer(request, async () =>
        handler({ request, params: (await params) as Record<string, string> }),
      ).catch((error: unknown) => answerFailure(reportFailure(error, request), failurePage));
      end(response.status, requestId);
      runAddedJobs();
      if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
      response.headers.set(REQUEST_ID, requestId);
      return request.method === "HEAD" ? withoutBody(response) : response;
    });
  };
}

async function answer(request: Request, work: () => Promise<Response>): Promise<Response> {
  if (request.method === "POST") checkOrigin(request.headers);
  return work();
}

async function answerFailure(failure: AppError, failurePage: FailurePage): Promise<Response> {
  const response = await failurePage(failure);
  if (failure.retryAfter) response.headers.set("Retry-After", String(failure.retryAfter));
  return response;
}

const failureText: FailurePage = ({ message, status }) => new Response(`${message}\n`, { status });

function withoutBody({ status, headers, body }: Response): Response {
  void body?.cancel();
  return new Response(null, { status, headers });
}

const refuse = (allowed: readonly Method[]): NextHandler => {
  const headers = { Allow: allowed.join(", "), "Cache-Control": "no-store" };
  return async (request) =>
    new Response(null, {
      status: 405,
      headers: { ...headers, [REQUEST_ID]: requestIdOf(request.headers) },
    });
};
