import { afterAll, beforeAll, beforeEach } from "vitest";
import { API_KEY, type OpenAIServer, startOpenAI } from "./server.ts";

/**
 * Sets the language model's variables for the tests of a file, with a server on loopback behind
 * them that writes faithful texts until a test says otherwise. The variables are read once, so this
 * stands at the top of the file.
 * @returns the server, once the tests run
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
