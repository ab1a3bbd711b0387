import { describe, expect, it, vi } from "vitest";
import { writeBuiltIn } from "#lib/description/writer/write-built-in.ts";
import { collectFacts } from "#lib/description/facts.ts";
import { type Answer, refuses, says } from "#tests/openai/answers.ts";
import { startOpenAI } from "#tests/openai/server.ts";
import type { ModelSettings } from "./language-model.ts";
import { streamDescription } from "./stream-description.ts";
import {
  GOOD,
  HOME,
  REQUEST,
  never,
  setUpStream,
  silentLog,
  onlyLine,
} from "#tests/openai/stream.ts";

const { openai, model, read } = setUpStream();

describe("the built-in writer takes over", () => {
  const half = GOOD.slice(0, 300);
  const failures: [what: string, code: string, answer: Answer, requests?: number][] = [
    ["the key is refused", "http_401", refuses(401)],
    ["the rate is limited", "http_429", refuses(429)],
    ["the server fails", "http_500", refuses(500)],
    ["the server is overloaded", "http_503", refuses(503)],
    ["the connection is cut halfway", "UND_ERR_SOCKET", says(half, { ending: "cut" })],
    ["the connection is cut immediately", "UND_ERR_SOCKET", says("", { ending: "cut" })],
    ["the answer ends without a reason", "broken_off", says(GOOD, { ending: "silence" })],
    ["the model refuses", "refused", says(half, { ending: "content_filter" })],
    ["the text is empty", "unusable", says(""), 2],
    ["the text reaches its limit", "unusable", says(half, { ending: "length" }), 2],
    ["the text never ends", "unusable", { kind: "endless", text: "deck and " }, 2],
    ["the text is random words", "unusable", says("Lorem ipsum dolor sit amet. Consectetur."), 2],
    [
      "the response is a web page",
      "broken_off",
      { kind: "body", contentType: "text/html", body: "<h1>Bad gateway</h1>" },
    ],
    [
      "the events aren't JSON",
      "malformed",
      { kind: "body", contentType: "text/event-stream", body: "data: {deck\n\n" },
    ],
    [
      "the events are unexpected",
      "malformed",
      { kind: "body", contentType: "text/event-stream", body: 'data: {"answer": "deck"}\n\n' },
    ],
    [
      "the response is unexpected JSON",
      "malformed",
      { kind: "body", contentType: "application/json", body: '{"answer": "deck"}' },
    ],
    [
      "there are no events",
      "broken_off",
      { kind: "body", contentType: "text/event-stream", body: "" },
    ],
  ];

  it.each(failures)("if %s", async (_, code, answer, requests = 1) => {
    const log = silentLog();
    openai().answerWith(answer);
    const { drafts: _drafts, ...composed } = await read();
    expect(composed).toEqual({
      description: writeBuiltIn(collectFacts(HOME), REQUEST),
      writer: "built_in",
      isFallback: true,
    });
    expect(openai().requests).toHaveLength(requests);
    const line = onlyLine(log);
    expect(line.event).toBe("the built-in writer stood in for the language model");
    expect(line.causes).toEqual([{ name: "ModelError", code, message: expect.any(String) }]);
    expect(String(log.mock.calls[0])).not.toMatch(/sk-|org-|Asheville/);
  });

  it.each<[what: string, code: RegExp, settings: () => Partial<ModelSettings>]>([
    ["the key is wrong", /http_401/, () => ({ OPENAI_API_KEY: "sk-wrong-key" })],
    ["the address is", /http_404/, () => ({ OPENAI_BASE_URL: openai().url.replace("/v1", "/v2") })],
  ])("if %s wrong, and logs no secrets", async (_, code, settings) => {
    const log = silentLog();
    const { isFallback } = await read(HOME, REQUEST, model(settings()));
    expect(isFallback).toBe(true);
    expect(onlyLine(log).causes[0]?.code).toMatch(code);
    expect(String(log.mock.calls[0])).not.toMatch(/sk-|Asheville|127\.0\.0\.1:/);
  });

  it("if the server is down", async () => {
    const gone = await startOpenAI();
    await gone.close();
    const log = silentLog();
    const { isFallback } = await read(HOME, REQUEST, model({ OPENAI_BASE_URL: gone.url }));
    expect(isFallback).toBe(true);
    expect(onlyLine(log).causes[0]?.code).toBe("ECONNREFUSED");
  });
});

describe("time and cancellation", () => {
  function stopTheClock() {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
    const strike = () => clock.abort(new DOMException("The operation timed out.", "TimeoutError"));
    return { timeout, strike };
  }

  it("allows twenty seconds for both attempts together", async () => {
    const log = silentLog();
    const { timeout, strike } = stopTheClock();
    openai().answerWith(says("It has a pool. And more. "), says([GOOD, never]));
    const stream = streamDescription(HOME, REQUEST, model());
    await stream.next();
    const { value } = await stream.next();
    expect(GOOD).toContain((value as { description: string }).description);
    expect(timeout.mock.calls).toEqual([[20_000]]);
    strike();
    expect((await stream.next()).value).toMatchObject({ writer: "built_in", isFallback: true });
    expect(await openai().requests[1]?.ended).toBe("left");
    expect(onlyLine(log).causes[0]).toMatchObject({ code: "timeout" });
  });

  it("falls back if tokens arrive too slowly or not at all", async () => {
    const log = silentLog();
    for (const answer of [says(GOOD, { pauseMs: 30 }), says([never])]) {
      const { strike } = stopTheClock();
      openai().answerWith(() => {
        setTimeout(strike, 60);
        return answer;
      });
      expect(await read()).toMatchObject({ writer: "built_in", isFallback: true });
      expect(await openai().requests.at(-1)?.ended).toBe("left");
    }
    expect(log).toHaveBeenCalledTimes(2);
  });

  it("stops the model's request when the caller aborts", async () => {
    openai().answerWith(says([GOOD, never]));
    const { signal, ...caller } = controlled();
    const stream = streamDescription(HOME, { ...REQUEST, signal }, model());
    await stream.next();
    caller.leave();
    await expect(stream.next()).rejects.toThrow("gone");
    expect(await openai().requests[0]?.ended).toBe("left");
  });

  it("stops the model's request when the reader stops", async () => {
    openai().answerWith(says([GOOD, never]));
    for await (const draft of streamDescription(HOME, REQUEST, model())) {
      expect(draft.type).toBe("draft");
      break;
    }
    expect(await openai().requests[0]?.ended).toBe("left");
  });

  it("sends no request if the caller has already aborted", async () => {
    const { signal, leave } = controlled();
    leave();
    await expect(read(HOME, { ...REQUEST, signal })).rejects.toThrow("gone");
    expect(openai().requests).toEqual([]);
  });

  function controlled() {
    const controller = new AbortController();
    return { signal: controller.signal, leave: () => controller.abort(new Error("gone")) };
  }
});
