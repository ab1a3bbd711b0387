import { PUBLISHABLE_KEY, SECRET_KEY, startStripe, WEBHOOK_SECRET } from "#tests/stripe/server.ts";
import { startProduct } from "./product.ts";

export async function startProductWithStripe() {
  const stripe = await startStripe();
  const { url, stop } = await startProduct({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    STRIPE_API_URL: stripe.url,
  });
  return {
    url,
    stripe,
    stop: async () => {
      await stop();
      await stripe.close();
    },
  };
}

export type ProductWithStripe = Awaited<ReturnType<typeof startProductWithStripe>>;
