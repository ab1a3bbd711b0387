import { callOf } from "#http/route.ts";
import { specOf } from "#lib/contract/index.ts";
import { statusesOf } from "#lib/contract/openapi.ts";
import { signIn, type TestUser } from "./factories.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;
type Module = Record<Method, Handler>;

type Call = {
  /** The caller, who gets a new session. */
  as?: TestUser;
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
  params?: Record<string, string>;
  /** The query string: "before=12". */
  query?: string;
};

/** A new client address for each call, so that no test uses up another's rate limit. */
let caller = 0;
const newAddress = () => `10.0.${(++caller >> 8) & 255}.${caller & 255}`;

const isSentAsIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === "string" || body instanceof Uint8Array;

function checkAnswer(
  handler: Handler,
  { ok, status }: Response,
  { body, isByToken }: { body: unknown; isByToken: boolean },
): void {
  const name = callOf(handler);
  if (!name) return;
  if (status < 500 && !statusesOf(name).includes(status)) {
    throw new Error(`${name} answered ${status}, of which its contract says nothing`);
  }
  const { output: ofSession, tokenOutput } = specOf(name);
  const output = isByToken ? (tokenOutput ?? ofSession) : ofSession;
  if (ok && output) output.parse(body);
}

/** Returns the body of a response, or the first event of an event stream. */
export async function readBody(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
    return response.text();
  }
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

/**
 * Calls a route's handler as a browser would. Throws if the response doesn't match the contract.
 * @param body sent as JSON; a string or bytes are sent as is
 * @returns status, headers and parsed JSON: null without a body, a file as text
 */
export async function call(
  module: Module,
  method: Method,
  { as, cookie, body, headers = {}, params = {}, query = "" }: Call = {},
) {
  const request = new Request(`http://localhost:3000/api/test?${query}`, {
    method,
    headers: {
      host: "localhost:3000",
      "x-forwarded-for": newAddress(),
      ...(body !== undefined && {
        "content-type":
          body instanceof Uint8Array ? "application/octet-stream" : "application/json",
      }),
      ...(body instanceof Uint8Array && { "content-length": String(body.length) }),
      ...((as || cookie) && { cookie: cookie ?? (await signIn(as as TestUser)) }),
      ...headers,
    },
    ...(body !== undefined && { body: isSentAsIs(body) ? body : JSON.stringify(body) }),
  });
  const response = await module[method](request, { params: Promise.resolve(params) });
  const text = await readBody(response);
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const data: unknown = text === "" ? null : isJson ? JSON.parse(text) : text;
  const isByToken = request.headers.has("authorization");
  checkAnswer(module[method], response, { body: data, isByToken });
  return {
    status: response.status,
    body: data,
    headers: response.headers,
  };
}
