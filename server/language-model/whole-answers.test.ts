import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fetchStream } from "./whole-answers.ts";

const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  response.writeHead(307, { Location: "/elsewhere" }).end();
});
const asked: string[] = [];
afterEach(() => void server.close());

test("doesn't follow a redirect from the model's server", async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`;
  await expect(fetchStream(url, { method: "POST", body: "{}" })).rejects.toThrow();
  expect(asked).toEqual(["/v1/chat/completions"]);
});
