import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { refuses, says } from "#tests/openai/answers.ts";
import { API_KEY, startOpenAI } from "#tests/openai/server.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { readAnswer } from "./language-model/answer.ts";
import { configuredModel } from "./language-model/language-model.ts";
import { startMetrics } from "./metrics.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const read = async (name: string) => {
  const metric = (await startMetrics()).registry.getSingleMetric(`porchlight_${name}`);
  return (await metric?.get())?.values.map(({ labels, value }) => [
    ...Object.values(labels),
    value,
  ]);
};

it("counts language model calls by outcome, and their tokens", async () => {
  await startMetrics();
  const openai = await startOpenAI();
  ends.push(() => openai.close());
  const model = await configuredModel({
    OPENAI_API_KEY: API_KEY,
    OPENAI_BASE_URL: openai.url,
    OPENAI_MODEL: undefined,
  });
  const ask = () =>
    readAnswer(
      model!,
      { instructions: "i", messages: [{ role: "user", content: "m" }], length: "short" },
      AbortSignal.timeout(60_000),
    );
  openai.answerWith(says("A home."));
  for await (const _ of ask());
  openai.answerWith(refuses(429));
  await expect(ask().next()).rejects.toThrow();
  const tokens = (await read("model_tokens_total")) ?? [];
  expect(tokens).toContainEqual(["input", 800]);
  expect(Number(tokens.find(([direction]) => direction === "output")?.[1])).toBeGreaterThan(0);
  expect(await read("model_calls_total")).toEqual([
    ["answered", 1],
    ["http_429", 1],
  ]);
  expect(await read("model_cost_dollars_total")).toBeUndefined();
});

it("counts calls to outside services by the class of their response", async () => {
  await startMetrics();
  const server = createServer((_, response) => response.writeHead(402).end()).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  ends.push(() => server.close());
  const fetchStripe = boundedFetch({ service: "stripe" });
  await fetchStripe(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect(fetchStripe("http://127.0.0.1:1")).rejects.toThrow();
  expect(await read("outside_calls_total")).toEqual([
    ["stripe", "4xx", 1],
    ["stripe", "failed", 1],
  ]);
});
