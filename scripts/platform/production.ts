import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { NODE_FLAGS, ROOT } from "../root.ts";
import { milliseconds } from "../trials/figures.ts";
import { must, promise } from "../trials/promises.ts";
import { askFront, until } from "./asking.ts";
import { copyFunctions, lackingFiles, listFunctions, sizeOf } from "./bundle.ts";
import { MOST_BODY_BYTES } from "./front.ts";
import type { FunctionInstance } from "./instances.ts";
import { openBrowser, SELLER, walk } from "./journey.ts";
import { CRON_SECRET, DATABASE, type Setting } from "./setting.ts";

const MEGABYTE = 1024 * 1024;
// https://vercel.com/docs/functions/limitations: uncompressed.
const MOST_BUNDLE_BYTES = 250 * MEGABYTE;
const INSTANCES = 3;
const MIGRATION_MS = 60_000;
const execute = promisify(execFile);
const VISITORS = 30;
const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const BASIC = 2;

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** Copies what the functions are made of. */
export async function bundle({ folder }: Setting): Promise<string> {
  const functions = listFunctions();
  const sizes = functions.map(({ name, files }) => ({ name, bytes: sizeOf(files) }));
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { name: "", bytes: 0 };
  const all = await copyFunctions(functions, folder);
  must(largest.bytes <= MOST_BUNDLE_BYTES, `${largest.name} has ${megabytes(largest.bytes)}`);
  must(all <= MOST_BUNDLE_BYTES, `all functions together have ${megabytes(all)}`);
  const lacking = lackingFiles(functions);
  must(lacking.length === 0, lacking.slice(0, 10).join("; "));
  return `${functions.length} functions; the largest, ${largest.name}, has ${megabytes(largest.bytes)}, all in one ${megabytes(all)}`;
}

async function migrate({ pooledUrl, variables }: Setting): Promise<string> {
  const started = performance.now();
  const run = () =>
    execute(process.execPath, [...NODE_FLAGS, path.join(ROOT, "scripts/migrate.ts")], {
      env: {
        ...{ NODE_ENV: "production", PATH: process.env.PATH ?? "" },
        AUTH_URL: "https://homes.example.org",
        ...variables(pooledUrl),
      },
      timeout: MIGRATION_MS,
    });
  await Promise.all([run(), run(), run()]);
  await run();
  return `by three commands at once through PgBouncer, and once more, in ${milliseconds(performance.now() - started)}`;
}

async function start(setting: Setting, started: FunctionInstance[]): Promise<string> {
  const began = performance.now();
  started.push(
    ...(await setting.startFunctions(INSTANCES, {
      ...setting.variables(setting.pooledUrl),
      VERCEL_ENV: "production",
      VERCEL_PROJECT_PRODUCTION_URL: setting.front.host,
    })),
  );
  const ms = performance.now() - began;
  const failed = started.find(({ failure }) => failure !== null);
  must(!failed, `one did not start: ${failed?.failure ?? ""}`);
  const isReadOnly = started.every((one) => one.isReadOnly);
  must(isReadOnly, "the disk could be written to");
  setting.front.serve(started);
  const { status, text } = await askFront(setting.front.url, "GET /api/health");
  const logs = started.flatMap(({ log }) => log).slice(0, 20);
  must(status === 200, `the health answered ${status}: ${text} ${logs.join("\n")}`);
  return `${started.length} at once in ${milliseconds(ms)}`;
}

/** @returns the path of the home that is public then */
async function journey(setting: Setting): Promise<{ home: string; seen: string }> {
  const { mail, server, answers, front } = setting;
  const mailedSecret = async (address: string, screen: string) => {
    const find = () =>
      mail.received
        .filter(({ recipient }) => recipient === address)
        .flatMap(({ links }) => links)
        .findLast((link) => link.startsWith(`${front.url}${screen}#`));
    await until(() => find() !== undefined, `a mail to ${address} with a link to ${screen}`);
    return (find() ?? "").split("#")[1] ?? "";
  };
  const givePlan = (email: string) =>
    server.run(
      `insert into subscriptions (user_id, plan_id, expiration_date)
       select id, ${BASIC}, now() + interval '1 day' from users where email = '${email}'`,
      DATABASE,
    );
  const browser = await openBrowser();
  try {
    // From here on the mail server is away: what a buyer writes waits for the scheduler.
    return await walk(browser, { origin: front.url, mailedSecret, givePlan }, async () => {
      answers.isMailAway = true;
    });
  } finally {
    await browser.close();
  }
}

const askScheduler = ({ front }: Setting, token: string) =>
  askFront(front.url, "GET /api/jobs", { headers: { Authorization: `Bearer ${token}` } });

async function schedule(setting: Setting): Promise<string> {
  const { mail, answers, server, front } = setting;
  const told = () => mail.received.filter(({ subject }) => subject.startsWith("Bea Buyer")).length;
  const wrong = await askScheduler(setting, "another-secret-that-is-long-enough-too");
  must(wrong.status === 401, `another token was answered ${wrong.status}`);
  must(told() === 0, "the mail came while the mail server was away");
  answers.isMailAway = false;
  // The pause before the next try is not waited for.
  await server.run("update jobs.job set start_after = now() where state < 'active'", DATABASE);
  await server.run("delete from sweeps", DATABASE);
  const { status, text } = await askScheduler(setting, CRON_SECRET);
  must(status === 200, `the scheduler was answered ${status}: ${text}`);
  await until(() => told() > 0, `the mail to ${SELLER}`);
  const sweeps = await server.run("select 1 from sweeps", DATABASE);
  must(sweeps.length > 0, "what is to be done once an hour was not");
  const [mailed] = mail.received.filter(({ subject }) => subject.startsWith("Bea Buyer"));
  must(
    mailed?.links.some((link) => link.startsWith(`${front.url}/`)) ?? false,
    "the links of the mail do not lead to the production address",
  );
  return `${text}: what a buyer wrote while the mail server was away was mailed, and what is due once an hour was done`;
}

async function countVisits(setting: Setting, home: string): Promise<string> {
  const { front, server } = setting;
  const count = async () => {
    const [row] = await server.run(
      "select coalesce(sum(views), 0)::int as views from visit_days",
      DATABASE,
    );
    return Number(row?.views ?? 0);
  };
  const before = await count();
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, () =>
      askFront(front.url, `GET ${home}`, { headers: { "User-Agent": BROWSER } }),
    ),
  );
  const failed = answers.find(({ status }) => status !== 200);
  must(!failed, `the page answered ${failed?.status ?? 0}`);
  await until(async () => (await count()) - before >= VISITORS, `${VISITORS} views written`);
  must((await count()) - before === VISITORS, "a view was counted twice");
  return `${VISITORS} at once, each written before its function was frozen`;
}

async function isGone(setting: Setting, home: string): Promise<string> {
  const { front, server } = setting;
  const statuses = async () => {
    const asked = Array.from({ length: INSTANCES }, () => askFront(front.url, `GET ${home}`));
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  must(
    (await statuses()).every((status) => status === 200),
    "the page was not there before",
  );
  await server.run("update listings set status = 'withdrawn'", DATABASE);
  const began = performance.now();
  await until(async () => (await statuses()).every((status) => status === 410), "410 of all");
  const ms = performance.now() - began;
  must(ms < 3_000, `it took ${milliseconds(ms)}`);
  return `no instance shows what it had kept, after ${milliseconds(ms)}`;
}

async function refuseLarge({ front }: Setting): Promise<string> {
  const { status } = await askFront(front.url, "POST /api/login", {
    headers: { "Content-Type": "application/json", Origin: front.url },
    body: Buffer.alloc(MOST_BODY_BYTES + 1, " "),
  });
  must(status === 413, `it was answered ${status}`);
  return `a body of more than ${megabytes(MOST_BODY_BYTES)} is refused by the front; the journey sent none`;
}

async function cut(setting: Setting, home: string): Promise<string> {
  await setting.restartPooler();
  const answers = [];
  for (let turn = 0; turn < INSTANCES * 2; turn += 1) {
    answers.push(await askFront(setting.front.url, "GET /api/health"));
  }
  const failed = answers.filter(({ status }) => status >= 500);
  must(
    failed.length === 0,
    `${failed.length} of ${answers.length} requests failed: ${failed[0]?.text ?? ""}`,
  );
  const { status } = await askFront(setting.front.url, `GET ${home}`);
  must(status === 410, `a page answered ${status}`);
  return "every connection was cut while the functions were frozen: no request failed by it";
}

/** The product as it serves people. */
export async function tryProduction(setting: Setting): Promise<void> {
  const instances: FunctionInstance[] = [];
  let home = "";
  await promise("every function is smaller than 250 MB, and has what it reads", () =>
    bundle(setting),
  );
  await promise("migrations may run again, and at once", () => migrate(setting));
  await promise("functions start from the traced files, on a disk that can't be written to", () =>
    start(setting, instances),
  );
  if (instances.length === 0 || instances.some(({ failure }) => failure !== null)) return;
  await promise("a home is described and published, and a buyer asks", async () => {
    const walked = await journey(setting);
    home = walked.home;
    return walked.seen;
  });
  if (!home) return;
  await promise("mail goes by the scheduler", () => schedule(setting));
  await promise("visits are counted", () => countVisits(setting, home));
  await promise("a home that is withdrawn is gone on every instance", () => isGone(setting, home));
  await promise("bodies stay below 4.5 MB", () => refuseLarge(setting));
  await promise("connections may die while functions are frozen", () => cut(setting, home));
  await promise("nothing is logged but what went wrong on purpose", async () => {
    const lines = instances.flatMap(({ log }) => log).filter((line) => line.includes('"error"'));
    const others = lines.filter((line) => !line.includes("jobs failed"));
    must(others.length === 0, others.slice(0, 5).join("\n"));
    return `${lines.length} lines, of the mail server that was away`;
  });
  const { requests, longestMs } = setting.front.figures();
  const freezes = instances.reduce((sum, one) => sum + one.freezes, 0);
  console.log(
    `\n${requests} requests to ${instances.length} functions, which were frozen ${freezes} times; the slowest took ${milliseconds(longestMs)}.`,
  );
}
