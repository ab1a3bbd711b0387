import { setTimeout as sleep } from "node:timers/promises";
import { API_KEY, startOpenAI } from "#tests/openai/server.ts";
import { createDatabaseServer, type DatabaseServer } from "./database-server.ts";
import { milliseconds } from "./figures.ts";
import { startInstance } from "./instance.ts";
import { startLoad } from "./load.ts";
import { newSeller, type Person } from "./person.ts";
import { must, promise } from "./promises.ts";

const SELLERS = 16;
const STEADY_MS = 2_000;
const ROUNDS = 5;
// The grace time of 25 s, and some for the rest of the way out.
const STOP_LIMIT_MS = 30_000;

async function endUnderLoad(server: DatabaseServer): Promise<string> {
  let answered = 0;
  let slowest = 0;
  const sellers: Person[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const instance = await startInstance({ DATABASE_URL: server.url });
    await instance.ready();
    while (sellers.length < SELLERS) sellers.push(await newSeller(instance.url));
    const load = startLoad(instance.url, sellers);
    await sleep(STEADY_MS);
    const started = performance.now();
    const code = await instance.end("SIGTERM");
    const ms = performance.now() - started;
    const { failures, refused, answered: count } = await load.stop();
    must(code === 0, `the exit code was ${code}: ${instance.errors.join(" ")}`);
    must(ms < STOP_LIMIT_MS, `it took ${milliseconds(ms)} to end`);
    must(failures.length === 0, `${failures.length} requests broke off: ${failures[0]}`);
    must(refused > 0, "no new connection was refused");
    answered += count;
    slowest = Math.max(slowest, ms);
  }
  return `${ROUNDS} times under load, ${answered} requests answered, none broken off, exit code 0 after at most ${milliseconds(slowest)}`;
}

function rewrite(seller: Person, origin: string) {
  return seller.send(origin, "POST /api/properties/description/stream", {
    body: { currentDescription: "A home.", length: "long" },
  });
}

async function endWhileWriting(server: DatabaseServer): Promise<string> {
  const openai = await startOpenAI();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  openai.answerWith(() => {
    ask();
    return {
      kind: "text",
      parts: ["A single-family home in Seattle, WA. ", released, "A visit tells the rest."],
    };
  });
  const instance = await startInstance({
    DATABASE_URL: server.url,
    OPENAI_API_KEY: API_KEY,
    OPENAI_BASE_URL: openai.url,
  });
  try {
    await instance.ready();
    const seller = await newSeller(instance.url);
    const writing = rewrite(seller, instance.url);
    await asked;
    const ended = instance.end("SIGTERM");
    await sleep(1_500);
    must(instance.isRunning(), "it ended before the text was written");
    release();
    const { status, text } = await writing;
    must(status === 200, `the text answered ${status} ${text}`);
    const last = JSON.parse(text.trim().split("\n").at(-1) ?? "") as { type: string };
    must(last.type === "done", `the text ended with ${JSON.stringify(last)}`);
    const code = await ended;
    must(code === 0, `the exit code was ${code}`);
    return "the text was written to its end, then exit code 0";
  } finally {
    await instance.end("SIGKILL");
    await openai.close();
  }
}

export async function tryStops(): Promise<void> {
  const server = await createDatabaseServer();
  try {
    await promise("SIGTERM lets requests finish", () => endUnderLoad(server));
    await promise("SIGTERM while a text is being written", () => endWhileWriting(server));
  } finally {
    await server.remove();
  }
}
