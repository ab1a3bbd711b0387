import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { type Answer, type Ending, honestText, says } from "./answers.ts";

export const API_KEY = "sk-loopback-4c1f0b7a9d2e";

const message = z.strictObject({
  role: z.enum(["system", "developer", "user", "assistant"]),
  content: z.string().min(1),
});
/** Parameters that the product can send. Like OpenAI, the server rejects unknown ones. */
const chatRequest = z.strictObject({
  model: z.string(),
  messages: z.array(message).min(1),
  stream: z.boolean().default(false),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
  max_tokens: z.number().int().positive().optional(),
  max_completion_tokens: z.number().int().positive().optional(),
  reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high"]).optional(),
});
export type ChatRequest = z.infer<typeof chatRequest>;

export interface Asked {
  authorization: string | undefined;
  body: ChatRequest;
  /** Resolves when the response is sent, or the caller disconnects before that. */
  ended: Promise<"left" | "answered">;
}

/** Responses in order. A function gets the request. */
export type Script = Answer | ((asked: Asked) => Answer);

/** Reasoning models, which take other parameters (o3, gpt-6-luna). */
const THINKS_FIRST = /^(?:o\d|gpt-[5-9])/;

class Refusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

/** @throws Refusal as OpenAI does, which repeats part of a wrong key */
function check(path: string, authorization: string | undefined, body: unknown): ChatRequest {
  if (path !== "/v1/chat/completions") {
    throw new Refusal(404, "invalid_request_error", `Invalid URL (POST ${path})`);
  }
  if (authorization !== `Bearer ${API_KEY}`) {
    const key = authorization?.replace("Bearer ", "") ?? "";
    throw new Refusal(
      401,
      "invalid_request_error",
      `Incorrect API key provided: ${key}. You can find your API key at https://platform.openai.com.`,
    );
  }
  const parsed = chatRequest.safeParse(body);
  if (!parsed.success)
    throw new Refusal(400, "invalid_request_error", z.prettifyError(parsed.error));
  const { model, max_tokens, reasoning_effort } = parsed.data;
  const wrong = THINKS_FIRST.test(model)
    ? max_tokens && "max_tokens"
    : reasoning_effort && "reasoning_effort";
  if (wrong) {
    throw new Refusal(
      400,
      "invalid_request_error",
      `Unsupported parameter: '${wrong}' is not supported with this model.`,
    );
  }
  return parsed.data;
}

/** Approximate tokens: words with the space before them. */
const tokensOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];

/**
 * Starts a loopback server with OpenAI's chat completions, streamed and whole. By default it writes a text
 * from the data in the request, as a faithful model would.
 * @param port 0 for any free one
 */
export async function startOpenAI(port = 0) {
  const requests: Asked[] = [];
  const scripts: Script[] = [];

  function answerTo(asked: Asked): Answer {
    const script = scripts.length > 1 ? scripts.shift() : scripts[0];
    if (!script) return says(honestText(asked.body.messages, requests.length));
    return typeof script === "function" ? script(asked) : script;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse) {
    const body: unknown = JSON.parse((await readText(incoming)) || "null");
    const { authorization } = incoming.headers;
    const { pathname } = new URL(incoming.url ?? "/", "http://openai");
    const accepted = check(pathname, authorization, body);
    const ended = once(response, "close").then(() =>
      response.writableFinished ? "answered" : "left",
    );
    const asked: Asked = { authorization, body: accepted, ended };
    requests.push(asked);
    const answer = answerTo(asked);
    if (answer.kind === "refusal") throw new Refusal(answer.status, answer.type, answer.message);
    if (answer.kind === "body") {
      response.writeHead(200, { "Content-Type": answer.contentType }).end(answer.body);
    } else if (accepted.stream) await stream(response, accepted, answer);
    else answerWhole(response, accepted, answer);
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      const { status, type, message } =
        error instanceof Refusal ? error : new Refusal(500, "server_error", String(error));
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ error: { message, type, param: null, code: null } }));
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** Every valid request, oldest first. */
    requests,
    /** Sets the next responses in order; the last one repeats. Without arguments, faithful texts. */
    answerWith: (...answers: Script[]) => void scripts.splice(0, scripts.length, ...answers),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type OpenAIServer = Awaited<ReturnType<typeof startOpenAI>>;

type Written = Extract<Answer, { kind: "text" | "endless" }>;

/** A whole response (`"stream": false`). */
function answerWhole(response: ServerResponse, { model }: ChatRequest, answer: Written) {
  const content = textOf(answer);
  const finish_reason = answer.kind === "text" ? (answer.ending ?? "stop") : "length";
  const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason }];
  response
    .writeHead(200, { "Content-Type": "application/json" })
    .end(JSON.stringify({ ...head(model, "chat.completion"), choices, usage: usageOf(content) }));
}

function textOf(answer: Written): string {
  if (answer.kind === "endless") return answer.text;
  return answer.parts.filter((part) => typeof part === "string").join("");
}

/** Sends the response as server-sent events until it ends or the caller disconnects. */
async function stream(response: ServerResponse, request: ChatRequest, answer: Written) {
  response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
  const ending = answer.kind === "text" ? (answer.ending ?? "stop") : "never";
  try {
    await pipeline(events(request, answer, ending), response, { end: false });
  } catch (error) {
    if (response.closed) return;
    throw error;
  }
  if (ending === "cut") response.socket?.destroy();
  else if (ending !== "never") response.end();
}

/** The role, each piece of the text, the finish reason, the usage. */
async function* events({ model, stream_options }: ChatRequest, answer: Written, ending: Ending) {
  const event = (chunk: object) =>
    `data: ${JSON.stringify({ ...head(model, "chat.completion.chunk"), ...chunk })}\n\n`;
  const choice = (delta: object, finish_reason: string | null = null) =>
    event({ choices: [{ index: 0, delta, logprobs: null, finish_reason }] });
  yield choice({ role: "assistant", content: "" });
  for await (const content of tokens(answer)) yield choice({ content });
  if (ending === "never" || ending === "cut" || ending === "silence") return;
  yield choice({}, ending);
  if (stream_options?.include_usage) yield event({ choices: [], usage: usageOf(textOf(answer)) });
  yield "data: [DONE]\n\n";
}

async function* tokens(answer: Written): AsyncGenerator<string> {
  while (answer.kind === "endless") yield* tokensOf(answer.text);
  for (const part of answer.parts) {
    if (typeof part !== "string") await part;
    else {
      for (const token of tokensOf(part)) {
        if (answer.pauseMs) await sleep(answer.pauseMs);
        yield token;
      }
    }
  }
}

function head(model: string, object: string) {
  return { id: "chatcmpl-loopback", object, created: 1_700_000_000, model };
}

function usageOf(text: string) {
  const completion_tokens = tokensOf(text).length;
  return { prompt_tokens: 800, completion_tokens, total_tokens: 800 + completion_tokens };
}
