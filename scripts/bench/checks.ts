/**
 * Measures the fair-housing and claims checks in Chromium with the CPU slowed down four times:
 *   npm run bench -- checks
 * A page loads the modules of the notes worker with their types stripped and warms up as the worker does.
 * It then checks a text of 1,500 characters twice, in the worker's steps. Another page checks the text
 * before the warm-up, as the worker does with text that is there when the screen opens. Reports the median
 * of five fresh pages, in thread time, so that a busy machine gives the same figures. Exits with 1 if a
 * step of the warm-up, or a check after it, takes longer than 50 ms.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { collectFacts } from "#lib/description/index.ts";
import { writeDescription } from "#lib/description/writer/write-description.ts";
import { INVENTED_SENTENCES } from "#tests/description/claim-sentences.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { findBrowser } from "../test/browser.ts";
import { ROOT } from "../root.ts";

const SLOWED = 4;
const PAGES = 5;
const LATER = 10;
const MAX_MS = 50;
const CHARACTERS = 1500;
const NOTES = "/components/description/notes/find-notes.ts";
const WARM_UP = "/components/description/notes/warm-up.ts";

const server = createServer((request, response) => {
  void (async () => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (!/^\/(?:lib|components)\/[\w/.-]+\.(?:ts|json)$/.test(pathname)) {
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>");
      return;
    }
    const source = await readFile(path.join(ROOT, pathname), "utf8");
    if (pathname.endsWith(".json")) {
      response.writeHead(200, { "content-type": "application/json" }).end(source);
      return;
    }
    const script = stripTypeScriptTypes(source).replaceAll(/(from\s+|import\()"#/g, '$1"/');
    response.writeHead(200, { "content-type": "text/javascript" }).end(script);
  })().catch(() => response.writeHead(404).end());
});

interface Figures {
  notes: number;
  /** Milliseconds of a check before the warm-up, and of its longest step. */
  cold: number;
  coldStep: number;
  /** Milliseconds: longest step of the warm-up and of the first check; all of the first check; later ones. */
  step: number;
  firstStep: number;
  first: number;
  later: number;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0);

/** Opens a fresh page and returns functions that warm up and check the text, with the time of each step. */
async function openChecks(browser: Browser, origin: string, text: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const threadTime = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  const timed = async (run: () => Promise<unknown>) => {
    const before = await threadTime();
    await run();
    return (await threadTime()) - before;
  };
  await page.evaluate(
    async ({ text, home, notes, warmUp }) => {
      const { findNotesInSteps } = await import(notes);
      let steps = (await import(warmUp)).warmUp();
      Object.assign(globalThis, {
        step: () => {
          const { done, value } = steps.next();
          return done ? { notes: value?.length ?? 0 } : null;
        },
        begin: () => void (steps = findNotesInSteps(text, home)),
      });
    },
    { text, home: sampleHome("craftsman"), notes: NOTES, warmUp: WARM_UP },
  );
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const runSteps = async () => {
    const times: number[] = [];
    let ended: { notes: number } | null = null;
    while (!ended) {
      const took = await timed(async () => {
        ended = await page.evaluate<{ notes: number } | null>("step()");
      });
      times.push(took);
    }
    return { times, ...(ended as { notes: number }) };
  };
  const check = async () => {
    await page.evaluate("begin()");
    return runSteps();
  };
  return { warmUp: runSteps, check, close: () => context.close() };
}

async function measure(browser: Browser, origin: string, text: string): Promise<Figures> {
  let checks = await openChecks(browser, origin, text);
  const cold = await checks.check();
  await checks.close();

  checks = await openChecks(browser, origin, text);
  const warm = await checks.warmUp();
  const first = await checks.check();
  const later: number[] = [];
  for (let time = 0; time < LATER; time += 1) later.push(sum((await checks.check()).times));
  await checks.close();
  return {
    notes: first.notes,
    cold: sum(cold.times),
    coldStep: Math.max(...cold.times),
    step: Math.max(...warm.times),
    firstStep: Math.max(...first.times),
    first: sum(first.times),
    later: median(later),
  };
}

const written = writeDescription(collectFacts(sampleHome("craftsman")), {
  ...{ tone: "warm", length: "long", variant: 1, thisYear: 2026 },
});
const invented = INVENTED_SENTENCES.map(([, sentence]) => sentence).join(" ");
const TEXTS = {
  "nothing to note": `${written}\n\n`.repeat(3),
  "full of notes": invented,
  // A phone's typographic marks, for which an engine compiles every pattern again.
  "nothing to note, typed on a phone": `It’s here — look.\n\n${`${written}\n\n`.repeat(3)}`,
  "full of notes, typed on a phone": `It’s here — look. ${invented}`,
};

await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findBrowser() });
let isSlow = false;
for (const [name, text] of Object.entries(TEXTS)) {
  const runs: Figures[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    runs.push(await measure(browser, origin, text.slice(0, CHARACTERS)));
  }
  const of = (figure: keyof Figures) => median(runs.map((run) => run[figure]));
  isSlow ||= Math.max(of("step"), of("first"), of("later")) > MAX_MS;
  console.log(
    `${name}: ${runs[0]?.notes} notes; before the warm-up ${of("cold").toFixed(0)} ms (longest step ` +
      `${of("coldStep").toFixed(0)} ms); longest step of the warm-up ${of("step").toFixed(0)} ms, ` +
      `of the first check ${of("firstStep").toFixed(0)} ms (all of it ${of("first").toFixed(0)} ms), ` +
      `later ones ${of("later").toFixed(0)} ms`,
  );
}
await browser.close();
server.close();
if (isSlow) {
  console.error(`A warm-up step or a later check took longer than ${MAX_MS} ms.`);
  process.exitCode = 1;
}
