import "server-only";
import { type LanguageModel, type LanguageModelMiddleware, wrapLanguageModel } from "ai";
import { CEILING_REACHED, ModelError } from "./model-error.ts";

/** A model of the AI SDK's current interface. */
export type CountableModel = Extract<LanguageModel, { specificationVersion: "v4" }>;

export interface Tokens {
  input: number;
  output: number;
}

export interface Meter {
  /** Called before each call; false if today's limit is reached. */
  claim: () => Promise<boolean>;
  /** Called once after each answered call, however it ended. */
  note: (tokens: Tokens) => Promise<void>;
}

// The usual estimate for English, for answers that broke off without a count.
const CHARACTERS_A_TOKEN = 4;
const tokensIn = (characters: number) => Math.ceil(characters / CHARACTERS_A_TOKEN);

/**
 * Wraps a model to count its calls. Rejected calls fail with ModelError `ceiling`. The cost of an
 * answer that broke off is estimated from its length.
 */
export function meteredModel(model: CountableModel, { claim, note }: Meter): LanguageModel {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: "v4",
      wrapStream: async ({ doStream, params }) => {
        if (!(await claim())) {
          throw new ModelError(CEILING_REACHED, "No more model calls may be made today.");
        }
        const asked = tokensIn(JSON.stringify(params.prompt).length);
        const result = await doStream();
        return { ...result, stream: counted(result.stream, asked, note) };
      },
    },
  });
}

type WrapStream = NonNullable<LanguageModelMiddleware["wrapStream"]>;
type Parts = Awaited<ReturnType<WrapStream>>["stream"];

function counted(stream: Parts, asked: number, note: Meter["note"]): Parts {
  const reader = stream.getReader();
  const tokens = { input: asked, output: 0 };
  let characters = 0;
  let isNoted = false;
  const end = async () => {
    if (isNoted) return;
    isNoted = true;
    await note({ ...tokens, output: tokens.output || tokensIn(characters) });
  };
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch(async (error: unknown) => {
        await end();
        throw error;
      });
      if (done) {
        await end();
        return controller.close();
      }
      if (value.type === "text-delta") characters += value.delta.length;
      if (value.type === "finish") {
        tokens.input = value.usage.inputTokens.total ?? asked;
        tokens.output = value.usage.outputTokens.total ?? 0;
      }
      controller.enqueue(value);
    },
    async cancel(reason) {
      await reader.cancel(reason).catch(() => undefined);
      await end();
    },
  });
}
