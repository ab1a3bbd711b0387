import "server-only";
import { type FinishReason, type LanguageModel, type ModelMessage, streamText } from "ai";
import type { Length } from "#lib/fields/description.ts";
import { recordModelCall } from "#server/metrics.ts";
import { brokenOff, ModelError, toModelError } from "./model-error.ts";

// Unsupported settings would otherwise log a warning on every call.
globalThis.AI_SDK_LOG_WARNINGS = false;

// Several times the length of the text because reasoning models spend the same budget on thinking.
const MAX_TOKENS: Record<Length, number> = { short: 1000, standard: 1500, long: 2000 };

// OpenAI models that reason unless told not to. Other models don't know the parameter, and some
// servers reject it.
const THINKS_FIRST =
  /^gpt-(?:[5-9]|1\d)(?:\.\d+)?(?:-(?:mini|nano|sol|luna|terra|astra))?(?:-\d{4}-\d\d-\d\d)?$/;

interface Question {
  instructions: string;
  messages: ModelMessage[];
  length: Length;
}

/**
 * Calls a model once and streams its text. A consumer that stops reading closes the connection.
 *
 * @returns yields the text in pieces, and returns whether it hit its limit
 * @throws ModelError, safe to log
 */
export async function* readAnswer(
  model: LanguageModel,
  { instructions, messages, length }: Question,
  signal: AbortSignal,
): AsyncGenerator<string, { isCutOff: boolean }> {
  const left = new AbortController();
  const start = performance.now();
  const tokens = { input: 0, output: 0 };
  let outcome = "left";
  try {
    const modelId = typeof model === "string" ? model : model.modelId;
    const { stream } = streamText({
      model,
      instructions,
      messages,
      maxOutputTokens: MAX_TOKENS[length],
      ...(THINKS_FIRST.test(modelId) && { reasoning: "none" }),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, left.signal]),
      telemetry: { isEnabled: false },
      // Failures arrive as parts of the stream; without this the SDK also prints them.
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === "text-delta") yield part.text;
      else if (part.type === "error") throw part.error;
      else if (part.type === "abort") signal.throwIfAborted();
      else if (part.type === "finish") {
        tokens.input = part.totalUsage.inputTokens ?? 0;
        tokens.output = part.totalUsage.outputTokens ?? 0;
        outcome = "answered";
        return { isCutOff: isCutOff(part.finishReason) };
      }
    }
    throw brokenOff();
  } catch (error) {
    const known = toModelError(signal.aborted ? signal.reason : error);
    outcome = known.code;
    throw known;
  } finally {
    left.abort();
    recordModelCall(outcome, (performance.now() - start) / 1_000, tokens);
  }
}

// Throws ModelError if the reason means an unusable text.
function isCutOff(reason: FinishReason): boolean {
  if (reason === "length") return true;
  if (reason === "stop" || reason === "other") return false;
  if (reason === "content-filter") {
    throw new ModelError("refused", "The language model refused to write.");
  }
  throw brokenOff();
}
