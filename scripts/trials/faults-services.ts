import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { CLIENT, startIdentityProvider } from "#tests/identity-provider/provider.ts";
import { API_KEY, startOpenAI } from "#tests/openai/server.ts";
import { PUBLISHABLE_KEY, SECRET_KEY, startStripe, WEBHOOK_SECRET } from "#tests/stripe/server.ts";
import { findFreePort } from "../free-port.ts";
import { createDatabaseServer } from "./database-server.ts";
import { FAULTS, type Fault, type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import { milliseconds, percentile } from "./figures.ts";
import { type Instance, startInstance } from "./instance.ts";
import { type Answer, newSeller, Person } from "./person.ts";
import { must, promise } from "./promises.ts";

/** Each service's own limit, and some for the rest of the call. */
const MODEL_MS = 24_000;
const VALUATION_MS = 13_000;
const PROVIDER_MS = 13_000;
// Three attempts of ten seconds each, for the first of the calls of a checkout.
const STRIPE_MS = 40_000;
const OTHERS_MS = 3_000;
const MOST_MEGABYTES_MORE = 250;
const FEATURES = { appliances: ["Dishwasher"] };

type Trial = { name: string; proxy: FaultyProxy; run: (fault: Fault) => Promise<Answer> };

const errorOf = ({ body }: Answer) => String((body as { error?: unknown } | null)?.error ?? "");

function mustSay(answer: Answer, statuses: readonly number[], sentence: RegExp, limitMs: number) {
  must(
    statuses.includes(answer.status),
    `answered ${answer.status} ${answer.text.slice(0, 200)} after ${milliseconds(answer.ms)}`,
  );
  must(answer.ms < limitMs, `took ${milliseconds(answer.ms)}`);
  if (answer.status !== 200) must(sentence.test(errorOf(answer)), `said ${errorOf(answer)}`);
  return answer;
}

/** Writes a text: the built-in writer stands in, and the features are saved. */
async function describe(origin: string, fault: Fault): Promise<Answer> {
  const seller = await newSeller(origin);
  const answer = await seller.send(origin, "POST /api/properties/features", { body: FEATURES });
  mustSay(answer, [200], /./, MODEL_MS);
  const { body } = await seller.send(origin, "GET /api/properties/latest");
  const { propertySpecifics, generatedDescription } = body as {
    propertySpecifics: typeof FEATURES;
    generatedDescription: string;
  };
  must(propertySpecifics.appliances[0] === "Dishwasher", `the features are lost (${fault})`);
  must(generatedDescription.length > 20, "there is no text");
  return answer;
}

async function value(origin: string, fault: Fault): Promise<Answer> {
  const seller = await newSeller(origin);
  const answer = await seller.send(origin, "GET /api/valuation");
  const isAnswered = fault === "slow" || fault === "wrong types";
  return mustSay(
    answer,
    [isAnswered ? 200 : 502],
    /^Failed to fetch pricing data: \d+/,
    VALUATION_MS,
  );
}

/** Opens a checkout; afterwards, with Stripe well again, it opens as if nothing had been. */
async function checkOut(origin: string, fault: Fault, proxy: FaultyProxy): Promise<Answer> {
  const seller = await newSeller(origin);
  const open = () =>
    seller.send(origin, "POST /api/get-or-create-subscription", { body: { planId: 2 } });
  const answer = await open();
  mustSay(answer, [fault === "slow" ? 200 : 502], /[Nn]othing was charged/, STRIPE_MS);
  await proxy.set(null);
  const again = await open();
  must(again.status === 200, `once Stripe is well: ${again.status} ${again.text}`);
  return answer;
}

async function signInByGoogle(origin: string, fault: Fault): Promise<Answer> {
  const answer = await new Person().send(origin, "GET /api/auth/google");
  const location = answer.headers.get("location") ?? "";
  must(answer.status === 302, `answered ${answer.status} ${answer.text}`);
  must(answer.ms < PROVIDER_MS, `took ${milliseconds(answer.ms)}`);
  const expected = fault === "slow" ? /\/auth\?/ : /^\/\?error=google-unavailable$/;
  must(expected.test(location), `it leads to ${location}`);
  return answer;
}

/** Asks for other things all the time; gives the milliseconds of each answer once it is stopped. */
function startOthers(origin: string, person: Person) {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const { status, ms } = await person.send(origin, "GET /api/auth/user");
      must(status === 200, `another call answered ${status}`);
      times.push(ms);
      await sleep(50);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return times;
  };
}

async function underFault(instance: Instance, fault: Fault, trials: readonly Trial[]) {
  const other = await newSeller(instance.url);
  const before = await instance.memoryMegabytes();
  const stopOthers = startOthers(instance.url, other);
  await Promise.all(
    trials.map(({ name, proxy, run }) =>
      promise(`${name}, ${fault}`, async () => {
        await proxy.set(fault);
        try {
          const { status, ms } = await run(fault);
          must(fault === "refuses" || proxy.failed() > 0, "the service was not asked");
          return `${status} after ${milliseconds(ms)}`;
        } finally {
          await proxy.set(null);
        }
      }),
    ),
  );
  await promise(`everyone else, ${fault}`, async () => {
    const times = await stopOthers();
    const grown = (await instance.memoryMegabytes()) - before;
    const slowest = percentile(times, 1);
    must(slowest < OTHERS_MS, `the slowest took ${milliseconds(slowest)}`);
    must(grown < MOST_MEGABYTES_MORE, `memory grew by ${grown} MB`);
    return `${times.length} other calls, p99 ${milliseconds(percentile(times, 0.99))}, the slowest ${milliseconds(slowest)}; memory grew by ${grown} MB`;
  });
}

async function startValuation() {
  const server = createServer((incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(200, { "Content-Type": "application/json" }).end('{"estimate": 500000}');
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

export async function tryServices(): Promise<void> {
  const [openai, valuation, stripe] = await Promise.all([
    startOpenAI(),
    startValuation(),
    startStripe(),
  ]);
  const behind = {
    model: await startFaultyProxy(openai.url),
    valuation: await startFaultyProxy(valuation.url),
    stripe: await startFaultyProxy(stripe.url),
  };
  const port = await findFreePort();
  let google: FaultyProxy | undefined;
  const identity = await startIdentityProvider({
    redirectUris: [`http://127.0.0.1:${port}/api/auth/callback/google`],
    knownAs: async (url) => (google = await startFaultyProxy(url)).url,
  });
  if (!google) throw new Error("The identity provider was not asked for its address");
  const server = await createDatabaseServer();
  const instance = await startInstance(
    {
      DATABASE_URL: server.url,
      OPENAI_API_KEY: API_KEY,
      OPENAI_BASE_URL: `${behind.model.url}/v1`,
      VALUATION_API_URL: behind.valuation.url,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_API_URL: behind.stripe.url,
      AUTH_GOOGLE_ID: CLIENT.id,
      AUTH_GOOGLE_SECRET: CLIENT.secret,
      AUTH_GOOGLE_ISSUER: identity.issuer,
    },
    port,
  );
  const { url } = instance;
  const trials: Trial[] = [
    { name: "language model", proxy: behind.model, run: (fault) => describe(url, fault) },
    { name: "valuation service", proxy: behind.valuation, run: (fault) => value(url, fault) },
    { name: "Stripe", proxy: behind.stripe, run: (fault) => checkOut(url, fault, behind.stripe) },
    { name: "Google", proxy: google, run: (fault) => signInByGoogle(url, fault) },
  ];
  try {
    await instance.ready();
    for (const fault of FAULTS) await underFault(instance, fault, trials);
  } finally {
    await instance.end("SIGKILL");
    await Promise.all([...Object.values(behind), google].map((proxy) => proxy.close()));
    await Promise.all([openai.close(), stripe.close(), identity.stop()]);
    valuation.close();
    await server.remove();
  }
}
