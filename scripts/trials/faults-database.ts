import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { createDatabaseServer, type DatabaseServer } from "./database-server.ts";
import { milliseconds } from "./figures.ts";
import { type Instance, startInstance } from "./instance.ts";
import { type Answer, newSeller, Person } from "./person.ts";
import { must, promise } from "./promises.ts";

const HEALTH_LIMIT_MS = 5_000;
// One statement may take ten seconds; a call has a few, and fails with the first.
const CALL_LIMIT_MS = 15_000;
const BACK_LIMIT_MS = 30_000;
const FROZEN_CALLS = 1_200;
const FROZEN_AT_ONCE = 600;
const MOST_MEGABYTES_MORE = 150;

const saysSentence = ({ body }: Answer) =>
  /^[A-Z].+\.$/.test(String((body as { error?: unknown } | null)?.error ?? ""));

function mustRefuse(answer: Answer, what: string, limitMs: number): void {
  must(answer.status === 503, `${what} answered ${answer.status} ${answer.text.slice(0, 200)}`);
  must(saysSentence(answer), `${what} said no sentence: ${answer.text.slice(0, 200)}`);
  must(answer.ms < limitMs, `${what} took ${milliseconds(answer.ms)}`);
}

/** Waits until the product works again by itself, and gives the milliseconds that it took. */
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

async function awayAtStart(server: DatabaseServer): Promise<string> {
  await server.stop();
  const instance = await startInstance({ DATABASE_URL: server.url });
  const visitor = new Person();
  try {
    let health = await visitor.send(instance.url, "GET /api/health");
    while (health.status === 0 && instance.isRunning()) {
      await sleep(50);
      health = await visitor.send(instance.url, "GET /api/health");
    }
    must(instance.isRunning(), `it ended: ${instance.errors.join(" ")}`);
    mustRefuse(health, "health", HEALTH_LIMIT_MS);
    const page = await visitor.send(instance.url, "GET /");
    must(page.status === 503, `the page answered ${page.status}`);
    must(/can.t reach its database/.test(page.text), "the page says nothing of the database");
    await server.start();
    await instance.ready();
    const { status } = await visitor.signUp(instance.url);
    must(status === 201, `signing up answered ${status} afterwards`);
    return `health and page answered 503 with a sentence, and it came up by itself`;
  } finally {
    await instance.end();
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
  must(!/PostgresError|ECONN|select /i.test(page.text), "a page shows what is inside");
  await server.start();
  const back = await untilItWorks(instance, seller);
  const { body } = await seller.send(instance.url, "GET /api/properties/latest");
  const basics = (body as { propertyBasics: { lotSize: number } }).propertyBasics;
  must(basics.lotSize === 7, `what was saved is ${basics.lotSize} now`);
  return `503 with a sentence; back ${milliseconds(back)} after it started again, nothing lost`;
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
  // What such calls load, and leave to be collected, they do with any database.
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
  must(grown < MOST_MEGABYTES_MORE, `memory grew by ${grown} MB`);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const back = await untilItWorks(instance, seller);
  return `health said so after ${milliseconds(health.ms)}, ${FROZEN_CALLS} calls after at most ${milliseconds(slowest)}, memory grew by ${grown} MB; back ${milliseconds(back)} after it thawed`;
}

/** @param disk a folder on a small file system of its own */
async function diskFull(server: DatabaseServer, instance: Instance, disk: string): Promise<string> {
  const sellers = [];
  for (let count = 0; count < 3; count += 1) sellers.push(await newSeller(instance.url));
  await server.run(
    `create unlogged table ballast (text text) tablespace small; alter table ballast alter text set storage plain`,
    "homes",
  );
  const fill = `insert into ballast select repeat('x', 1000) from generate_series(1, 1000)`;
  let isFull = false;
  while (!isFull)
    isFull = await server.run(fill, "homes").then(
      () => false,
      () => true,
    );

  const acknowledged = new Map<Person, string>();
  let refusal: Answer | undefined;
  for (let round = 0; round < 400 && !refusal; round += 1) {
    for (const seller of sellers) {
      const description = `${round} ${"A home with a view. ".repeat(200)}`;
      const answer = await seller.send(instance.url, "POST /api/properties/description", {
        body: { description },
      });
      if (answer.status === 200) acknowledged.set(seller, description.trim());
      else refusal ??= answer;
    }
  }
  must(refusal !== undefined, `the disk in ${disk} never filled`);
  mustRefuse(refusal, "saving", CALL_LIMIT_MS);
  for (const seller of sellers) {
    const { status } = await seller.send(instance.url, "GET /api/properties/latest");
    must(status === 200, `reading answered ${status} meanwhile`);
  }
  await server.run("drop table ballast", "homes");
  for (const seller of sellers) {
    const { body } = await seller.send(instance.url, "GET /api/properties/latest");
    const { generatedDescription } = body as { generatedDescription: string | null };
    must(
      generatedDescription === (acknowledged.get(seller) ?? null),
      "an acknowledged text is not there",
    );
    const { status } = await seller.saveBasics(instance.url, 9);
    must(status === 200, `saving answered ${status} after space was made`);
  }
  return `saving answered 503 ("${String((refusal.body as { error: string }).error)}"), reading went on, and saving works since space was made`;
}

/** @param disk a folder on a small file system of its own */
export async function tryDatabase(disk: string): Promise<void> {
  const server = await createDatabaseServer();
  try {
    await promise("the database is away at the start", () => awayAtStart(server));
    await server.moveTo(disk);
    const instance = await startInstance({ DATABASE_URL: server.url });
    try {
      await instance.ready();
      await promise("the database is killed", () => killed(server, instance));
      await promise("the database is frozen", () => frozen(server, instance));
      await promise("the disk is full", () => diskFull(server, instance, disk));
    } finally {
      await instance.end();
    }
  } finally {
    await server.remove();
  }
}
