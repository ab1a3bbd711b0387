import { afterAll, beforeAll, expect, it } from "vitest";
import { startTrafficCounter } from "#tests/database-traffic.ts";
import { createUser, signIn } from "#tests/factories.ts";
import { ownSettings } from "./profiles.ts";
import { sessionRead } from "./sessions.ts";
import { unreadOfPerson } from "./notifications.ts";
import { PageReads } from "./page-reads.ts";
import { readCookie } from "#http/session-cookie.ts";

const traffic = await startTrafficCounter(process.env.DATABASE_URL ?? "");
process.env.DATABASE_URL = traffic.url;
afterAll(() => traffic.stop());

const ofLayout = sessionRead({ unread: unreadOfPerson });
const ofPage = sessionRead({ settings: ownSettings });
const alike = sessionRead({ unread: ownSettings });

let email: string;
let sessionId: string;
beforeAll(async () => {
  const user = await createUser();
  const cookie = await signIn(user);
  email = user.email;
  sessionId = (await readCookie(new Headers({ host: "localhost:3000", cookie }))).sessionId ?? "";
});

it("reads for layout and page by one statement, once it is prepared one round trip", async () => {
  const ask = async () => {
    const reads = new PageReads(sessionId);
    const [layout, page] = await Promise.all([reads.ask(ofLayout), reads.ask(ofPage)]);
    expect([layout?.user.email, page?.user.email]).toEqual([email, email]);
    expect([layout?.answers.unread, page?.answers.settings]).toEqual([0, null]);
  };
  expect((await traffic.during(ask)).statements).toBe(1);
  expect(await traffic.during(ask)).toEqual({ statements: 1, roundTrips: 1 });
});

it("takes what comes in the microtasks meanwhile along, and nothing of a later turn", async () => {
  const reads = new PageReads(sessionId);
  const together = async () => {
    const layout = reads.ask(ofLayout);
    await Promise.resolve();
    await Promise.all([layout, reads.ask(ofPage)]);
  };
  expect((await traffic.during(together)).statements).toBe(1);
  const apart = async () => {
    await reads.ask(ofLayout);
    await reads.ask(ofPage);
  };
  expect((await traffic.during(apart)).statements).toBe(2);
});

it("keeps reads apart that name different things alike", async () => {
  const reads = new PageReads(sessionId);
  const ask = async () => {
    const [layout, page] = await Promise.all([reads.ask(ofLayout), reads.ask(alike)]);
    expect([layout?.answers.unread, page?.answers.unread]).toEqual([0, null]);
  };
  // A connection that is new asks for something of its own.
  await ask();
  expect((await traffic.during(ask)).statements).toBe(2);
});

it("finds nothing for either where no session stands", async () => {
  const reads = new PageReads(crypto.randomUUID());
  expect(await Promise.all([reads.ask(ofLayout), reads.ask(ofPage)])).toEqual([null, null]);
});
