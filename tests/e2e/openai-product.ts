import { API_KEY, startOpenAI } from "#tests/openai/server.ts";
import { startProduct } from "./product.ts";

/**
 * The product with a language model, the OpenAI stand-in. It writes faithful texts unless
 * `openai.answerWith(…)` sets others.
 */
export async function startProductWithModel() {
  const openai = await startOpenAI();
  const { url, stop } = await startProduct({
    OPENAI_API_KEY: API_KEY,
    OPENAI_BASE_URL: openai.url,
  });
  return {
    url,
    openai,
    stop: async () => {
      await stop();
      await openai.close();
    },
  };
}

export type ProductWithModel = Awaited<ReturnType<typeof startProductWithModel>>;
