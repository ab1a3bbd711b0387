import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refuses, says } from "./answers.ts";
import { API_KEY, type OpenAIServer, startOpenAI } from "./server.ts";

let server: OpenAIServer;
beforeEach(async () => {
  server = await startOpenAI();
});
afterEach(() => server.close());

const REQUEST = { model: "llama", messages: [{ role: "user", content: "Hello" }] };

/** Sends a request to OpenAI's API without the SDK. */
const send = (body: object, { key = API_KEY, path = "/chat/completions" } = {}) =>
  fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function eventsOf(answer: Response) {
  const lines = (await answer.text()).split("\n\n").filter(Boolean);
  return lines.map((line) => line.replace("data: ", ""));
}

it("returns a whole answer", async () => {
  server.answerWith(says("A deck."));
  expect(await (await send(REQUEST)).json()).toMatchObject({
    object: "chat.completion",
    choices: [{ message: { role: "assistant", content: "A deck." }, finish_reason: "stop" }],
  });
});

it("streams the role, tokens, finish reason, usage, and end", async () => {
  server.answerWith(says("A deck."));
  const stream_options = { include_usage: true };
  const answer = await send({ ...REQUEST, stream: true, stream_options });
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const events = await eventsOf(answer);
  expect(events.at(-1)).toBe("[DONE]");
  const chunks = events.slice(0, -1).map((event) => JSON.parse(event) as object);
  const delta = (content: object, finish_reason: string | null = null) => ({
    object: "chat.completion.chunk",
    choices: [{ delta: content, finish_reason }],
  });
  expect(chunks).toMatchObject([
    delta({ role: "assistant" }),
    delta({ content: "A" }),
    delta({ content: " deck." }),
    delta({}, "stop"),
    { choices: [], usage: { completion_tokens: 2 } },
  ]);
});

it("gives its answers in order and repeats the last one", async () => {
  server.answerWith(says("One."), () => refuses(429), says("Three."));
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await send(REQUEST)).status);
  expect(statuses).toEqual([200, 429, 200, 200]);
  expect(server.requests).toHaveLength(4);
});

describe("a request that OpenAI refuses", () => {
  it.each([
    ["a wrong key, which the error repeats in part", REQUEST, { key: "sk-wrong" }, 401, /sk-wrong/],
    ["the path of another endpoint", REQUEST, { path: "/responses" }, 404, /Invalid URL/],
    ["an unknown parameter", { ...REQUEST, top_q: 1 }, {}, 400, /top_q/],
    ["an empty message", { ...REQUEST, messages: [{ role: "user", content: "" }] }, {}, 400, /./],
    [
      "max_tokens for a reasoning model",
      { ...REQUEST, model: "gpt-6-luna", max_tokens: 9 },
      {},
      400,
      /max_tokens/,
    ],
    [
      "a reasoning effort for another model",
      { ...REQUEST, reasoning_effort: "none" },
      {},
      400,
      /reasoning_effort/,
    ],
  ])("is refused for %s", async (_, body, options, status, message) => {
    const answer = await send(body, options);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      error: expect.objectContaining({ message: expect.stringMatching(message) }),
    });
    expect(server.requests).toEqual([]);
  });
});

it("reports that the caller left, and can cut off an answer", async () => {
  server.answerWith(says(["A deck. ", new Promise(() => undefined)]));
  const left = new AbortController();
  const answer = await fetch(`${server.url}/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${API_KEY}` },
    body: JSON.stringify({ ...REQUEST, stream: true }),
    signal: left.signal,
  });
  expect(answer.ok).toBe(true);
  left.abort();
  expect(await server.requests[0]?.ended).toBe("left");

  server.answerWith(says("A deck.", { ending: "cut" }));
  const cut = await send({ ...REQUEST, stream: true });
  await expect(cut.text()).rejects.toThrow("terminated");
});
