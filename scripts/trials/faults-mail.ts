import { setTimeout as sleep } from "node:timers/promises";
import { type ReceivedMail, startMailServer } from "#tests/mail/mail-server.ts";
import { findFreePort } from "../free-port.ts";
import { createDatabaseServer, type DatabaseServer } from "./database-server.ts";
import { type Instance, startInstance } from "./instance.ts";
import { newSeller, type Person } from "./person.ts";
import { must, promise } from "./promises.ts";

const MAILS = 1_000;
const KILLS_AT = [100, 300, 500, 700, 900];
// The mail server is slower than those who write, so that mails wait.
const MAIL_MS = 60;
const SENDERS = 8;
const LAST_MAIL_MS = 120_000;
const TOO_MANY = 429;

/** The subjects of what was sent, and of what people were told that it is on its way. */
interface Written {
  sent: number;
  acknowledged: Set<string>;
}

async function writeAll(
  people: readonly Person[],
  origin: () => string,
  written: Written,
  passHour: () => Promise<unknown>,
) {
  const send = async (person: Person) => {
    while (written.acknowledged.size < MAILS) {
      // A new one each time: of what was not acknowledged nobody knows whether it is there.
      const subject = `Message ${(written.sent += 1)}`;
      const { status } = await person.send(origin(), "POST /api/support", {
        body: { subject, message: "Hello", contactEmail: person.email, screen: null },
      });
      if (status === 200) written.acknowledged.add(subject);
      else if (status === TOO_MANY) await passHour();
      else await sleep(20);
    }
  };
  await Promise.all(people.map(send));
}

/** Has the database believe that so much time has gone by for the jobs in a state. */
const passTime = (server: DatabaseServer, state: "active" | "retry") =>
  server.run(
    `update jobs.job set started_on = started_on - interval '3 minutes',
       start_after = start_after - interval '3 minutes' where state = '${state}';
     update jobs.queue set monitor_on = null, monitor_claim_on = null`,
    "homes",
  );

function countBySubject(received: readonly ReceivedMail[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { subject } of received) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return counts;
}

const mailed = (counts: ReadonlyMap<string, number>, subject: string) =>
  counts.get(`[No plan] ${subject}`) ?? 0;

/** Kills the product in the middle of its mails, and starts it again, as often as is said. */
async function killInMails(
  server: DatabaseServer,
  first: Instance,
  variables: Record<string, string>,
  received: readonly ReceivedMail[],
  onNext: (instance: Instance) => void,
) {
  let instance = first;
  for (const count of KILLS_AT) {
    while (received.length < count) await sleep(2);
    await instance.end("SIGKILL");
    // Nobody runs them now: what was under way is found by its age.
    await passTime(server, "active");
    instance = await startInstance(variables, instance.port);
    await instance.ready();
    onNext(instance);
  }
}

export async function tryMail(): Promise<void> {
  const server = await createDatabaseServer();
  const mail = await startMailServer({ takesMs: MAIL_MS });
  const port = await findFreePort();
  const variables = {
    DATABASE_URL: server.url,
    AUTH_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: "Porchlight <hello@example.org>",
  };
  let instance = await startInstance(variables, port);
  try {
    await instance.ready();
    await promise(`kill -9 in ${MAILS} mails, ${KILLS_AT.length} times`, async () => {
      const people: Person[] = [];
      for (let n = 0; n < SENDERS; n += 1) people.push(await newSeller(instance.url));
      const written: Written = { sent: 0, acknowledged: new Set() };
      const passHour = () => server.run("delete from attempts", "homes");
      const origin = () => instance.url;
      const next = (started: Instance) => void (instance = started);
      await Promise.all([
        writeAll(people, origin, written, passHour),
        killInMails(server, instance, variables, mail.received, next),
      ]);
      const until = Date.now() + LAST_MAIL_MS;
      const missing = () => {
        const counts = countBySubject(mail.received);
        return [...written.acknowledged].filter((subject) => mailed(counts, subject) === 0);
      };
      while (missing().length > 0 && Date.now() < until) {
        await sleep(2_000);
        await passTime(server, "retry");
      }
      must(missing().length === 0, `${missing().length} mails are lost`);
      // Other mails, as those to new accounts, say the same to each.
      const counts = [...countBySubject(mail.received)]
        .filter(([subject]) => subject.startsWith("[No plan] "))
        .map(([, count]) => count);
      const most = Math.max(...counts);
      must(most <= 2, `a mail came ${most} times`);
      const twice = counts.filter((count) => count === 2).length;
      return `of ${written.acknowledged.size} that were acknowledged all came, ${twice} of them twice, none more often`;
    });
  } finally {
    await instance.end();
    await mail.stop();
    await server.remove();
  }
}
