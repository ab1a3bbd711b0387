import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { ZodError } from "zod";
import { StripeBooks } from "./books.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { refuseParameters, StripeRefusal } from "./errors.ts";
import { parseForm } from "./form.ts";

export const SECRET_KEY = "sk_test_loopback";
export const PUBLISHABLE_KEY = "pk_test_loopback";
export const WEBHOOK_SECRET = "whsec_loopback";

/** A fault for later requests: before Stripe acts, or after it, with the response lost. */
export type Fault = {
  kind: "slow" | "reset" | "card" | "busy" | "broken" | "unauthorized";
  /** Which requests, by "METHOD /path"; all by default. */
  on?: RegExp;
  /** How many; all by default. */
  times?: number;
  /** The request takes effect first. */
  after?: boolean;
};

const FAULTS = {
  card: new StripeRefusal(402, "card_error", "Your card was declined.", { code: "card_declined" }),
  busy: new StripeRefusal(429, "invalid_request_error", "Request rate limit exceeded.", {
    code: "rate_limit",
  }),
  broken: new StripeRefusal(500, "api_error", "An unknown error occurred."),
  unauthorized: new StripeRefusal(401, "invalid_request_error", "Invalid API Key provided."),
};

type Answer = { status: number; body: object };
type Logged = { method: string; path: string; input: unknown; idempotencyKey: string | undefined };

/**
 * Starts a Stripe stand-in on loopback. It responds in Stripe's format, checks keys, parameters and
 * idempotency, and signs its webhooks.
 * @param port 0 for any free one
 */
export async function startStripe(port = 0) {
  const books = new StripeBooks();
  const requests: Logged[] = [];
  const faults: Fault[] = [];
  const answers = new Map<string, { asked: string; answer: Answer }>();
  const underWay = new Set<string>();
  const holds: { on: (request: Logged) => boolean; released: Promise<void> }[] = [];
  const atOnce = { now: 0, most: 0, delayMs: 0 };

  function takeFault(label: string): Fault | undefined {
    const fault = faults.find(({ on, times = 1 }) => times > 0 && (!on || on.test(label)));
    if (fault?.times !== undefined) fault.times -= 1;
    return fault;
  }

  function run(request: Logged, key: string): Answer {
    for (const endpoint of ENDPOINTS) {
      const match = endpoint.path.exec(request.path);
      if (endpoint.method !== request.method || !match) continue;
      const isAllowed = endpoint.isPublic
        ? (request.input as { key?: unknown }).key === PUBLISHABLE_KEY
        : key === SECRET_KEY;
      if (!isAllowed) throw FAULTS.unauthorized;
      return {
        status: 200,
        body: structuredClone(endpoint.run(books, request.input, match.slice(1))),
      };
    }
    const { method, path } = request;
    throw new StripeRefusal(
      404,
      "invalid_request_error",
      `Unrecognized request URL (${method}: ${path}).`,
    );
  }

  function refusal(error: unknown): Answer {
    const known = error instanceof ZodError ? refuseParameters(error) : error;
    if (known instanceof StripeRefusal) return { status: known.status, body: known.body };
    return { status: 500, body: { error: { type: "api_error", message: String(error) } } };
  }

  /** Returns the stored response for a repeated idempotency key. A key can't be used for another request. */
  async function answerOnce(request: Logged, key: string): Promise<Answer> {
    const { idempotencyKey, ...asked } = request;
    if (request.method !== "POST" || !idempotencyKey) return attempt(request, key);
    const fingerprint = JSON.stringify(asked);
    const before = answers.get(idempotencyKey);
    if (before && before.asked !== fingerprint) {
      return refusal(
        new StripeRefusal(
          400,
          "idempotency_error",
          "Keys for idempotent requests can only be used with the same parameters they were first used with.",
        ),
      );
    }
    if (before) return before.answer;
    if (underWay.has(idempotencyKey)) {
      return refusal(
        new StripeRefusal(409, "invalid_request_error", "Another request uses this key.", {
          code: "idempotency_key_in_use",
        }),
      );
    }
    underWay.add(idempotencyKey);
    try {
      const answer = await attempt(request, key);
      // A request rejected before it began can be retried with the same key.
      const hasBegun = answer.status < 400 || answer.status >= 500;
      if (hasBegun) answers.set(idempotencyKey, { asked: fingerprint, answer });
      return answer;
    } finally {
      underWay.delete(idempotencyKey);
    }
  }

  async function attempt(request: Logged, key: string): Promise<Answer> {
    try {
      return run(request, key);
    } catch (error) {
      return refusal(error);
    }
  }

  async function handle(message: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(message.url ?? "/", "http://stripe");
    const method = message.method ?? "GET";
    const body = await text(message);
    const idempotencyKey = message.headers["idempotency-key"];
    const request: Logged = {
      method,
      path: pathname,
      input: parseForm(body || search.slice(1)),
      idempotencyKey: typeof idempotencyKey === "string" ? idempotencyKey : undefined,
    };
    requests.push(request);
    await Promise.all(holds.filter(({ on }) => on(request)).map(({ released }) => released));
    if (atOnce.delayMs > 0) await sleep(atOnce.delayMs);
    const key = message.headers.authorization?.replace("Bearer ", "") ?? "";
    const fault = takeFault(`${method} ${pathname}`);
    let answer: Answer | undefined;
    if (!fault || fault.after) answer = await answerOnce(request, key);
    if (fault?.kind === "reset") return void message.socket.resetAndDestroy();
    // Longer than any caller waits. The connection closes when the caller gives up or the server closes.
    if (fault?.kind === "slow") return void (await sleep(60_000, undefined, { ref: false }));
    if (fault) answer = refusal(FAULTS[fault.kind]);
    response.writeHead(answer?.status ?? 500, {
      "Content-Type": "application/json",
      "Request-Id": `req_${requests.length}`,
    });
    response.end(JSON.stringify(answer?.body));
  }

  const server = createServer((message, response) => {
    atOnce.now += 1;
    atOnce.most = Math.max(atOnce.most, atOnce.now);
    response.once("close", () => (atOnce.now -= 1));
    void handle(message, response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    books,
    requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inject: (fault: Fault) => void faults.push(fault),
    /** Delays such requests and returns a function that releases them. */
    hold: (on: (request: Logged) => boolean): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.push({ on, released: promise });
      return resolve;
    },
    answerAfter: (ms: number) => void (atOnce.delayMs = ms),
    heal: () => void faults.splice(0),
    /**
     * Runs `work` and returns the highest number of concurrent requests. Slows each request down meanwhile,
     * so that concurrent ones overlap.
     */
    mostAtOnce: async (work: () => Promise<unknown>) => {
      Object.assign(atOnce, { most: 0, delayMs: 20 });
      await work();
      atOnce.delayMs = 0;
      return atOnce.most;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>;

/**
 * Returns a webhook as Stripe sends it: the body and its signature header.
 * @param at when it was sent, in seconds; now by default
 */
export function sign(
  event: unknown,
  { secret = WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000) } = {},
): { body: string; signature: string } {
  const body = JSON.stringify(event, null, 2);
  const hmac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return { body, signature: `t=${at},v1=${hmac}` };
}
