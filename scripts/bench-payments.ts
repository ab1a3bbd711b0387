import { setTimeout as sleep } from "node:timers/promises";
import type { openCheckout } from "#services/payments.ts";
import { PUBLISHABLE_KEY, SECRET_KEY, startStripe, WEBHOOK_SECRET } from "#tests/stripe/server.ts";
import { withScratchDatabase } from "./scratch-database.ts";
import { runScript } from "./start-error.ts";

// Milliseconds that Stripe takes for each answer.
const STRIPE_MS = 700;
const REQUESTS = 30;

type OpenCheckout = typeof openCheckout;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}

async function measure(open: OpenCheckout, newAdmin: () => Promise<Parameters<OpenCheckout>[0]>) {
  const [warm, alone, busy, other] = await Promise.all([
    newAdmin(),
    newAdmin(),
    newAdmin(),
    newAdmin(),
  ]);
  // The plan's price is made at its first checkout.
  await open(warm, 2);
  console.log(
    `another account's checkout, alone: ${seconds((await timed(() => open(alone, 2))).ms)}`,
  );

  const load = timed(() =>
    Promise.allSettled(Array.from({ length: REQUESTS }, () => timed(() => open(busy, 2)))),
  );
  await sleep(STRIPE_MS);
  const beside = await timed(() => open(other, 2));
  console.log(`the same beside ${REQUESTS} requests of one account: ${seconds(beside.ms)}`);

  const { ms, value: requests } = await load;
  const opened = requests.filter(({ status }) => status === "fulfilled").length;
  console.log(
    `those ${REQUESTS}: ${opened} opened, ${REQUESTS - opened} refused, the last after ${seconds(ms)}`,
  );
}

// `npm run bench:payments`: what one account's slow payments do to another account's checkout.
async function main(): Promise<void> {
  const stripe = await startStripe();
  stripe.answerAfter(STRIPE_MS);
  try {
    await withScratchDatabase({}, async ({ db, url }) => {
      Object.assign(process.env, {
        DATABASE_URL: url,
        AUTH_SECRET: "a-secret-for-benchmarks-that-is-long-enough",
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
        STRIPE_API_URL: stripe.url,
      });
      // After the variables, which are read once.
      const { openCheckout } = await import("#services/payments.ts");
      const { users } = await import("#db/schema/index.ts");
      let serial = 0;
      await measure(openCheckout, async () => {
        const id = crypto.randomUUID();
        const email = `admin${++serial}@example.com`;
        await db.insert(users).values({ id, accountId: id, email });
        return { accountId: id, parentUserId: null };
      });
    });
  } finally {
    await stripe.close();
  }
  process.exit(0);
}

if (import.meta.main) await runScript(main);
