import "server-only";
import { type LanguageModel, type LanguageModelMiddleware, wrapLanguageModel } from "ai";
import { CEILING_REACHED, ModelError } from "./model-error.ts";

/** A model of the AI SDK's present interface, as its providers make them. */
export type CountableModel = Extract<LanguageModel, { specificationVersion: "v4" }>;

export interface Tokens {
  input: number;
  output: number;
}

/** What a model's calls are counted by. */
export interface Meter {
  /** Asked before each call: false where there may be no other one today. */
  claim: () => Promise<boolean>;
  /** Told once of each call that was answered, however that ended. */
  note: (tokens: Tokens) => Promise<void>;
}

// What providers reckon a token of English text at, where an answer that broke off doesn't say.
const CHARACTERS_A_TOKEN = 4;
const tokensIn = (characters: number) => Math.ceil(characters / CHARACTERS_A_TOKEN);

/**
 * A model whose calls are counted. A call that may not be made fails with ModelError `ceiling`.
 * What an answer that broke off has cost is reckoned by its length.
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
