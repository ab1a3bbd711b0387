import "server-only";
import { dropEmpty, env, type Env } from "#server/env.ts";
import type { CountableModel } from "./metered-model.ts";
import { fetchStream } from "./whole-answers.ts";

const OPENAI_URL = "https://api.openai.com/v1";
// OpenAI's smallest current model: this is a short text from a short list, and someone waits for it.
const DEFAULT_MODEL = "gpt-6-luna";
// A local server asks for no key; the header must hold something all the same.
const NO_KEY = "none";

export type ModelSettings = Pick<Env, "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL">;

/**
 * The language model that the operator has configured, by a key or by an address; null for none.
 * Any server that speaks OpenAI's chat completions will do.
 */
export async function configuredModel(
  settings: ModelSettings = env(),
): Promise<CountableModel | null> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = settings;
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null;
  // Loaded when it is needed: while it loads, it reads the address by itself, and refuses an empty one.
  dropEmpty("OPENAI_BASE_URL");
  const { createOpenAI } = await import("@ai-sdk/openai");
  const provider = createOpenAI({
    apiKey: OPENAI_API_KEY ?? NO_KEY,
    baseURL: OPENAI_BASE_URL ?? OPENAI_URL,
    fetch: fetchStream,
  });
  return provider.chat(OPENAI_MODEL ?? DEFAULT_MODEL);
}
