import "server-only";
import { dropEmpty, env, type Env } from "#server/env.ts";
import type { CountableModel } from "./metered-model.ts";
import { fetchStream } from "./whole-answers.ts";

const OPENAI_URL = "https://api.openai.com/v1";
// OpenAI's smallest current model, because the text is short and someone waits for it.
const DEFAULT_MODEL = "gpt-6-luna";
// Local servers need no key, but the header can't be empty.
const NO_KEY = "none";

export type ModelSettings = Pick<Env, "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL">;

/**
 * Returns the configured language model, by key or address; null if there is none. Works with any
 * server for OpenAI's chat completions.
 */
export async function configuredModel(
  settings: ModelSettings = env(),
): Promise<CountableModel | null> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = settings;
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null;
  // The library reads this variable when it loads, and rejects an empty one.
  dropEmpty("OPENAI_BASE_URL");
  const { createOpenAI } = await import("@ai-sdk/openai");
  const provider = createOpenAI({
    apiKey: OPENAI_API_KEY ?? NO_KEY,
    baseURL: OPENAI_BASE_URL ?? OPENAI_URL,
    fetch: fetchStream,
  });
  return provider.chat(OPENAI_MODEL ?? DEFAULT_MODEL);
}
