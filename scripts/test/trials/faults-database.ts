import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { createDatabaseServer, type DatabaseServer } from "./database-server.ts";
import { milliseconds } from "./figures.ts";
import { type Instance, startInstance } from "./instance.ts";
import { type Answer, newSeller, Person } from "./person.ts";
import { must, promise } from "./promises.ts";

const HEALTH_LIMIT_MS = 5_000;
// A statement can take ten seconds. A call has several and fails with the first.
const CALL_LIMIT_MS = 15_000;
const BACK_LIMIT_MS = 30_000;
const FROZEN_CALLS = 1_200;
const FROZEN_AT_ONCE = 600;
const MAX_MEGABYTES_MORE = 150;

const saysSentence = ({ body }: Answer) =>
  /^[A-Z].+\.$/.test(String((body as { error?: unknown } | null)?.error ?? ""));

function mustRefuse(answer: Answer, what: string, limitMs: number): void {
  must(answer.status === 503, `${what} answered ${answer.status} ${answer.text.slice(0, 200)}`);
  must(saysSentence(answer), `${what} had no readable error: ${answer.text.slice(0, 200)}`);
  must(answer.ms < limitMs, `${what} took ${milliseconds(answer.ms)}`);
}

async function untilItWorks(instance: Instance, person: Person): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { status } = await person.send(instance.url, "GET /api/auth/user");
    const elapsed = performance.now() - started;
    if (status === 200) return elapsed;
    must(elapsed < BACK_LIMIT_MS, `still ${status} ${milliseconds(elapsed)} after it was back`);
    await sleep(100);
  }
}

async function killed(server: DatabaseServer, instance: Instance): Promise<string> {
  const seller = await newSeller(instance.url);
  const saved = await seller.saveBasics(instance.url, 7);
  must(saved.status === 200, `saving answered ${saved.status}`);
  await server.kill();
  mustRefuse(await seller.send(instance.url, "GET /api/health"), "health", HEALTH_LIMIT_MS);
  mustRefuse(await seller.saveBasics(instance.url, 8), "saving", CALL_LIMIT_MS);
  const page = await seller.send(instance.url, "GET /property-basics");
  must(page.ms < CALL_LIMIT_MS, `a page took ${milliseconds(page.ms)}`);
  must(!/PostgresError|ECONN|select /i.test(page.text), "a page shows internal details");
  await server.start();
  const back = await untilItWorks(instance, seller);
  const { body } = await seller.send(instance.url, "GET /api/properties/latest");
  const basics = (body as { propertyBasics: { lotSize: number } }).propertyBasics;
  must(basics.lotSize === 7, `the saved value is now ${basics.lotSize}`);
  return `503 with a readable error; working ${milliseconds(back)} after the restart, nothing lost`;
}

async function frozen(server: DatabaseServer, instance: Instance): Promise<string> {
  const seller = await newSeller(instance.url);
  const limit = pLimit(FROZEN_AT_ONCE);
  const call = (_: unknown, index: number) =>
    limit(() =>
      index % 2 === 0
        ? seller.send(instance.url, "GET /api/auth/user")
        : seller.saveBasics(instance.url, index),
    );
  // Allows for memory that such calls always use until it's collected.
  await Promise.all(Array.from({ length: FROZEN_AT_ONCE }, call));
  const before = await instance.memoryMegabytes();
  await server.freeze();
  const calls = Array.from({ length: FROZEN_CALLS }, call);
  const health = await new Person().send(instance.url, "GET /api/health");
  const answers = await Promise.all(calls);
  const grown = (await instance.memoryMegabytes()) - before;
  await server.thaw();
  mustRefuse(health, "health", HEALTH_LIMIT_MS);
  for (const answer of answers) mustRefuse(answer, "a call", CALL_LIMIT_MS);
  must(grown < MAX_MEGABYTES_MORE, `memory grew by ${grown} MB`);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const back = await untilItWorks(instance, seller);
  return `health answered after ${milliseconds(health.ms)}, ${FROZEN_CALLS} calls within ${milliseconds(slowest)}, memory grew by ${grown} MB; working ${milliseconds(back)} after the thaw`;
}

export async function tryDatabase(): Promise<void> {
  const server = await createDatabaseServer();
  const instance = await startInstance({ DATABASE_URL: server.url });
  try {
    await instance.ready();
    await promise("the database is killed", () => killed(server, instance));
    await promise("the database is frozen", () => frozen(server, instance));
  } finally {
    await instance.end();
    await server.remove();
  }
}
