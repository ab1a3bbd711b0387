import { setTimeout as sleep } from "node:timers/promises";
import { confirm } from "#tests/stripe/happenings.ts";
import { sign, type StripeServer } from "#tests/stripe/server.ts";
import type { DatabaseServer } from "./database-server.ts";
import { FORM_MS, fillVisitForm, OPEN_SHOWINGS } from "./home-papers.ts";
import { type Answer, newSeller, Person } from "./person.ts";
import { must, promise } from "./promises.ts";
import { publishHome } from "./public-home.ts";

const CHECKOUTS = 20;
const EDITS = 10;
const BUYERS = 6;
const BASIC = 2;

type Setting = { origins: readonly string[]; server: DatabaseServer; stripe: StripeServer };

/** The origin of the instance whose turn it is. */
const turn = ({ origins }: Setting, index: number) => origins[index % origins.length] ?? "";
const here = (setting: Setting) => turn(setting, 0);
const there = (setting: Setting) => turn(setting, 1);

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).join(" ");

async function sessions(setting: Setting): Promise<string> {
  const person = new Person();
  await person.signUp(here(setting));
  await person.logIn(here(setting));
  const signedIn = await person.send(there(setting), "GET /api/auth/user");
  must(signedIn.status === 200, `the other instance answered ${signedIn.status}`);
  const { cookie } = person;
  await person.send(there(setting), "POST /api/logout", { body: {} });
  person.cookie = cookie;
  const after = await Promise.all(
    setting.origins.map((origin) => person.send(origin, "GET /api/auth/user")),
  );
  must(
    after.every(({ status }) => status === 401),
    `after the sign-out: ${statusesOf(after)}`,
  );
  return "signed in at one, known at the other, signed out everywhere";
}

async function limits(setting: Setting): Promise<string> {
  const person = new Person();
  await person.signUp(here(setting));
  const failures = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    failures.push(await person.logIn(turn(setting, attempt), "Wrong-1-password"));
  }
  must(
    failures.every(({ status }) => status === 401),
    `the failures: ${statusesOf(failures)}`,
  );
  const after = await Promise.all(setting.origins.map((origin) => person.logIn(origin)));
  must(
    after.every(({ status }) => status === 429),
    `the next ones: ${statusesOf(after)}`,
  );
  return "10 failures, taken in turns, close both";
}

const openCheckout = (person: Person, origin: string) =>
  person.send(origin, "POST /api/get-or-create-subscription", { body: { planId: BASIC } });

async function checkouts(setting: Setting): Promise<string> {
  const person = await newSeller(here(setting));
  const { books } = setting.stripe;
  const before = books.subscriptions.size;
  const answers = await Promise.all(
    Array.from({ length: CHECKOUTS }, (_, index) => openCheckout(person, turn(setting, index))),
  );
  const opened = answers.filter(({ status }) => status === 200);
  const secrets = new Set(opened.map(({ text }) => text));
  const created = books.subscriptions.size - before;
  must(created === 1, `${created} subscriptions were made: ${statusesOf(answers)}`);
  must(opened.length > 0 && secrets.size === 1, `${secrets.size} secrets: ${statusesOf(answers)}`);
  const refused = answers.filter(({ status }) => status !== 200);
  must(
    refused.every(({ status }) => status === 503 || status === 409),
    statusesOf(answers),
  );
  return `${CHECKOUTS} at once made one subscription (${opened.length} opened it, ${refused.length} were asked to wait)`;
}

async function webhooks(setting: Setting): Promise<string> {
  const person = await newSeller(here(setting));
  const { books, requests } = setting.stripe;
  const checkout = await openCheckout(person, here(setting));
  must(checkout.status === 200, `the checkout answered ${checkout.status} ${checkout.text}`);
  const first = books.events.length;
  confirm(books, (checkout.body as { clientSecret: string }).clientSecret);
  const event = books.events.slice(first).find(({ type }) => type === "invoice.paid");
  must(event !== undefined, "there is no event");
  const { body, signature } = sign(event);
  const before = requests.length;
  const provider = new Person();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      provider.send(turn(setting, index), "POST /api/stripe/webhook", {
        body,
        headers: { "stripe-signature": signature },
      }),
    ),
  );
  must(
    answers.every(({ status }) => status === 200),
    `answers: ${statusesOf(answers)}`,
  );
  const reads = requests.slice(before).filter(({ path }) => path === "/v1/subscriptions").length;
  must(reads === 1, `the subscriptions were read ${reads} times`);
  const plan = await person.send(there(setting), "GET /api/subscription");
  must(plan.status === 200, `the plan answered ${plan.status}`);
  return "one event, delivered 8 times at once to both, took effect once";
}

async function edits(setting: Setting): Promise<string> {
  const person = await newSeller(here(setting));
  const save = (origin: string, description: string, replaces: string) =>
    person.send(origin, "POST /api/properties/description", { body: { description, replaces } });
  await save(here(setting), "The first text.", "");
  let standing = "The first text.";
  for (let round = 0; round < EDITS; round += 1) {
    const texts = setting.origins.map((_, index) => `Round ${round}, instance ${index}.`);
    const answers = await Promise.all(
      texts.map((text, index) => save(turn(setting, index), text, standing)),
    );
    const saved = answers.flatMap(({ status }, index) => (status === 200 ? [texts[index]] : []));
    const conflicts = answers.filter(({ status }) => status === 409).length;
    must(saved.length === 1 && conflicts === texts.length - 1, statusesOf(answers));
    const { body } = await person.send(there(setting), "GET /api/properties/description/versions");
    const versions = (body as { versions: { description: string }[] }).versions;
    const kept = new Set(versions.map(({ description }) => description));
    must(
      texts.every((text) => kept.has(text)),
      `a text of round ${round} is lost`,
    );
    standing = saved[0] ?? "";
  }
  return `${EDITS} times both saved at once: one text stands, the other is kept as a version`;
}

const SHOWS_WITHIN_MS = 2_000;

/** @returns milliseconds until all instances answered so */
async function untilAll(setting: Setting, path: string, isSo: (answer: Answer) => boolean) {
  const started = performance.now();
  for (;;) {
    const visitor = new Person();
    const answers = await Promise.all(
      setting.origins.map((origin) => visitor.send(origin, `GET ${path}`)),
    );
    const ms = performance.now() - started;
    must(ms <= SHOWS_WITHIN_MS, `after ${Math.round(ms)} ms: ${statusesOf(answers)}`);
    if (answers.every(isSo)) return ms;
    await sleep(50);
  }
}

async function publicPages(setting: Setting): Promise<string> {
  const { email } = await newSeller(here(setting));
  const slug = `a-home-${email.split("@")[0]}`;
  const page = `/homes/${slug}`;
  const run = (statement: string) => setting.server.run(statement, "homes");
  const ofHome = `property_id = (select property_id from listings l join listing_slugs s on s.listing_id = l.id where s.slug = '${slug}')`;
  await run(publishHome(email, slug));
  await untilAll(setting, page, ({ status, text }) => status === 200 && text.includes("$649,000"));
  await run(`update asking_prices set price = 640000 where ${ofHome}`);
  const changed = await untilAll(setting, page, ({ text }) => text.includes("$640,000"));
  await run(`update listings set status = 'withdrawn' where ${ofHome}`);
  const gone = await untilAll(setting, page, ({ status }) => status === 410);
  return `a price changed at all after ${Math.round(changed)} ms, a withdrawn home was gone from all after ${Math.round(gone)} ms`;
}

async function showings(setting: Setting): Promise<string> {
  const seller = await newSeller(here(setting));
  const slug = `visited-${seller.email.split("@")[0]}`;
  await setting.server.run(publishHome(seller.email, slug), "homes");
  const opened = await seller.send(there(setting), "PUT /api/showings/settings", {
    body: OPEN_SHOWINGS,
  });
  must(opened.status === 200, `opening showings answered ${opened.status} ${opened.text}`);
  const buyers = Array.from({ length: BUYERS }, () => new Person());
  const forms = await Promise.all(
    buyers.map((buyer, index) => buyer.send(turn(setting, index), `GET /homes/${slug}/visit`)),
  );
  await sleep(FORM_MS);
  const answers = await Promise.all(
    buyers.map((buyer, index) =>
      buyer.send(turn(setting, index), `POST /homes/${slug}/visit`, {
        body: new URLSearchParams(
          fillVisitForm(forms[index]?.text ?? "", `Buyer${index} Bo`),
        ).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
    ),
  );
  const booked = answers.filter(({ headers }) =>
    headers.get("location")?.startsWith("/visits/"),
  ).length;
  const taken = answers.filter(({ status }) => status === 409).length;
  must(booked === 1 && taken === BUYERS - 1, statusesOf(answers));
  return `${BUYERS} buyers asked for one time at once: one has it, the others hear that it is taken`;
}

export async function tryShared(setting: Setting): Promise<void> {
  await promise("sessions are shared", () => sessions(setting));
  await promise("limits are shared", () => limits(setting));
  await promise("locks are shared", () => checkouts(setting));
  await promise("a webhook takes effect once", () => webhooks(setting));
  await promise("a public page changes everywhere within two seconds", () => publicPages(setting));
  await promise("a time for a showing is given once", () => showings(setting));
  await promise("a conflict of two edits loses nothing", () => edits(setting));
}
