import { setTimeout as sleep } from "node:timers/promises";
import { createDatabaseServer, type DatabaseServer } from "./database-server.ts";
import { type Instance, startInstance } from "./instance.ts";
import { basicsOf, newSeller, type Person } from "./person.ts";
import { must, promise } from "./promises.ts";

const ROUNDS = 20;
const SELLERS = 8;
// Each round has a thousand writes and is killed during one of them.
const WRITES = 1_000;
const START_LIMIT_MS = 60_000;

/** What a seller sent last, and what the server acknowledged. */
type Written = { seller: Person; sent: number; acknowledged: number };

const textOf = (number: number) => `Number ${number}. A home with a view.`;
const numberIn = (text: string) => Number(/^Number (\d+)\./.exec(text)?.[1] ?? 0);

/** Writes the home's numbers and text in turns, each with the next number. */
async function writeOn(origin: string, written: Written, isOver: () => boolean): Promise<void> {
  const { seller } = written;
  while (!isOver()) {
    written.sent += 1;
    const number = written.sent;
    const isText = number % 2 === 0;
    const { status } = isText
      ? await seller.send(origin, "POST /api/properties/description", {
          body: { description: textOf(number) },
        })
      : await seller.saveBasics(origin, number);
    if (status === 200) written.acknowledged = number;
    else await sleep(5);
  }
}

async function checkWritten(origin: string, { seller, sent, acknowledged }: Written) {
  const latest = await seller.send(origin, "GET /api/properties/latest");
  must(latest.status === 200, `reading answered ${latest.status} ${latest.text}`);
  const { propertyBasics, generatedDescription } = latest.body as {
    propertyBasics: { lotSize: number } | null;
    generatedDescription: string | null;
  };
  const number = propertyBasics?.lotSize ?? 0;
  const text = numberIn(generatedDescription ?? "");
  const whole = JSON.stringify(basicsOf(number)) === JSON.stringify(propertyBasics);
  must(
    number === 0 || whole,
    `only some of the numbers were saved: ${JSON.stringify(propertyBasics)}`,
  );
  const saved = Math.max(number, text);
  must(saved >= acknowledged, `${acknowledged} was acknowledged, but ${saved} is stored`);
  must(
    Math.min(number, text) >= acknowledged - 1 || acknowledged < 2,
    `the previous write was lost`,
  );
  must(saved <= sent, `${saved} is stored, but ${sent} was sent`);
  const { body } = await seller.send(origin, "GET /api/properties/description/versions");
  const versions = (body as { versions: { description: string }[] }).versions;
  must(
    text === 0 || versions.some(({ description }) => description === generatedDescription),
    "the text was stored without its version",
  );
}

/** @returns the instance that runs after the round, and the number of acknowledged writes */
async function killOnce(
  round: number,
  server: DatabaseServer,
  instance: Instance,
  all: readonly Written[],
) {
  const before = all.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const count = () => all.reduce((sum, { acknowledged }) => sum + acknowledged, 0) - before;
  // Spread evenly over the thousand writes, the same for both kinds of round.
  const killAt = Math.round((WRITES * (Math.floor(round / 2) + 0.5)) / (ROUNDS / 2));
  let isOver = false;
  const writing = all.map((written) => writeOn(instance.url, written, () => isOver));
  while (count() < killAt) await sleep(2);
  const isDatabase = round % 2 === 1;
  if (isDatabase) await server.kill();
  else await instance.end("SIGKILL");
  isOver = true;
  await Promise.all(writing);
  const acknowledged = count();
  if (isDatabase) await server.start();
  const next = isDatabase
    ? instance
    : await startInstance({ DATABASE_URL: server.url }, instance.port);
  await Promise.race([
    next.ready(),
    sleep(START_LIMIT_MS, undefined, { ref: false }).then(() => must(false, "it didn't come back")),
  ]);
  for (const written of all) await checkWritten(next.url, written);
  // Unacknowledged writes may or may not be saved. The next round continues from what was sent.
  return { next, acknowledged };
}

export async function tryKills(): Promise<void> {
  const server = await createDatabaseServer();
  let instance = await startInstance({ DATABASE_URL: server.url });
  try {
    await instance.ready();
    await promise(`kill -9 during a thousand writes, ${ROUNDS} times`, async () => {
      const sellers: Person[] = [];
      for (let count = 0; count < SELLERS; count += 1) sellers.push(await newSeller(instance.url));
      const all = sellers.map((seller) => ({ seller, sent: 0, acknowledged: 0 }));
      let total = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { next, acknowledged } = await killOnce(round, server, instance, all);
        instance = next;
        total += acknowledged;
      }
      return `all ${total} acknowledged writes are stored completely after killing the application ${ROUNDS / 2} times and the database ${ROUNDS / 2} times`;
    });
  } finally {
    await instance.end();
    await server.remove();
  }
}
