import { afterAll, beforeAll, beforeEach } from "vitest";
import { API_KEY, type OpenAIServer, startOpenAI } from "./server.ts";

/**
 * Sets the language model's variables for a test file, with a loopback server that writes faithful texts by
 * default. Call it at the top of the file, because the variables are read once.
 * @returns a function that returns the running server
 */
export function openaiForTests(): () => OpenAIServer {
  let server: OpenAIServer | undefined;
  beforeAll(async () => {
    server = await startOpenAI();
    Object.assign(process.env, { OPENAI_API_KEY: API_KEY, OPENAI_BASE_URL: server.url });
  });
  beforeEach(() => {
    server?.answerWith();
    server?.requests.splice(0);
  });
  afterAll(() => server?.close());
  return () => {
    if (!server) throw new Error("The OpenAI server has not started yet");
    return server;
  };
}
