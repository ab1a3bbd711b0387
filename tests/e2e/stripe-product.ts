import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { envSchema } from "#lib/env.ts";
import { ROOT } from "#scripts/configuration.ts";
import { PUBLISHABLE_KEY, SECRET_KEY, startStripe, WEBHOOK_SECRET } from "#tests/stripe/server.ts";

/**
 * The product as `npm start` serves it, with Stripe's variables set and the Stripe-shaped server
 * behind them, on a port and a database of its own.
 */
export async function startProductWithStripe() {
  const stripe = await startStripe();
  const dataDir = await mkdtemp(path.join(tmpdir(), "porchlight-stripe-"));
  const unset = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, ""]));
  const child = spawn(process.execPath, [path.join(ROOT, "scripts/start.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...unset,
      PORT: "0",
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_API_URL: stripe.url,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let url = "";
  for await (const line of createInterface(child.stdout)) {
    url = /ready at (\S+)/.exec(line)?.[1] ?? "";
    if (url) break;
  }
  if (!url) throw new Error("The product with Stripe did not start");
  child.stdout.resume();
  return {
    url,
    stripe,
    stop: async () => {
      child.kill("SIGINT");
      await ended;
      await stripe.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type ProductWithStripe = Awaited<ReturnType<typeof startProductWithStripe>>;
