import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import tls from "node:tls";
import { domainToASCII } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as variables from "#server/env.ts";
import { isPrivateHost } from "#server/private-network.ts";
import { TRUSTED, UNKNOWN } from "#tests/mail/certificates.ts";
import { readMails } from "#tests/mail/mail-folder.ts";
import { PASSWORD, startMailServer } from "#tests/mail/mail-server.ts";
import { MailFailed, MailRefused } from "./errors.ts";
import { requireMail } from "./mode.ts";
import { closeTransport, sendMessage } from "./transport.ts";

const settings = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock("#server/env.ts", async (original) => {
  const { env, ...rest } = await original<typeof variables>();
  return { ...rest, env: () => ({ ...env(), ...settings }) };
});
// Lets a local server act as a remote one.
vi.mock("#server/private-network.ts", () => ({ isPrivateHost: vi.fn() }));

const MESSAGE = {
  id: "job-1",
  to: "seller@example.com",
  subject: "Your link",
  html: "<p>Hello</p>",
  text: "Hello\n",
};
const QUICK = { silence: 300, mail: 2_000 };

tls.setDefaultCACertificates([...tls.getCACertificates("default"), TRUSTED.cert]);

let servers: Awaited<ReturnType<typeof startMailServer>>[];
async function start(...behavior: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...behavior);
  servers.push(server);
  settings.SMTP_URL = server.url;
  return server;
}

beforeEach(() => {
  servers = [];
  for (const name of Object.keys(settings)) delete settings[name];
  settings.MAIL_FROM = '"Porchlight, for sellers" <hello@example.org>';
  settings.AUTH_URL = "https://homes.example.org/";
  vi.mocked(isPrivateHost).mockReturnValue(false);
});
afterEach(async () => {
  await closeTransport();
  for (const server of servers) await server.stop();
});

const failureOf = (message = MESSAGE) =>
  sendMessage(message, QUICK).then(
    () => null,
    (error: unknown) => error as Error,
  );

it.each(["REQUEST", "CANCEL"] as const)("sends a calendar %s with its method", async (method) => {
  vi.mocked(isPrivateHost).mockReturnValue(true);
  const server = await start();
  const content = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
  await sendMessage({ ...MESSAGE, calendar: { method, content } }, QUICK);
  const [mail] = server.received;
  expect(mail?.calendars).toContainEqual({ type: "text/calendar", method, content });
});

describe("an email from a preview", () => {
  it("goes to PREVIEW_MAIL_TO, and names the original recipient", async () => {
    const { received } = await start({ tls: "implicit" });
    Object.assign(settings, { PREVIEW: true, PREVIEW_MAIL_TO: "tester@example.org" });
    await sendMessage(MESSAGE);
    expect(received).toEqual([
      expect.objectContaining({
        recipient: "tester@example.org",
        to: "tester@example.org",
        subject: "[Preview, to seller@example.com] Your link",
      }),
    ]);
  });

  it("isn't sent without PREVIEW_MAIL_TO", async () => {
    const { received } = await start({ tls: "implicit" });
    settings.PREVIEW = true;
    await sendMessage(MESSAGE);
    expect(received).toEqual([]);
    expect(requireMail).toThrow("Email isn't set up");
  });
});

describe("sending through a mail server", () => {
  it("encrypts the email and logs in with the password", async () => {
    const { received } = await start({ tls: "implicit", needsPassword: true });
    await sendMessage({
      ...MESSAGE,
      replyTo: "buyer@example.com",
      headers: {
        "List-Unsubscribe": "<https://homes.example.org/api/unsubscribe>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    expect(received).toEqual([
      expect.objectContaining({
        isEncrypted: true,
        isAuthenticated: true,
        recipient: "seller@example.com",
        to: "seller@example.com",
        from: '"Porchlight, for sellers" <hello@example.org>',
        replyTo: "buyer@example.com",
        subject: "Your link",
        html: "<p>Hello</p>",
        text: "Hello\n",
        messageId: "<job-1@homes.example.org>",
      }),
    ]);
    const { headers } = received[0] ?? {};
    expect(headers?.get("list")).toMatchObject({
      unsubscribe: { url: "https://homes.example.org/api/unsubscribe" },
      "unsubscribe-post": { name: "List-Unsubscribe=One-Click" },
    });
    expect(headers?.get("auto-submitted")).toBe("auto-generated");
  });

  it("encrypts with STARTTLS before logging in", async () => {
    const { received } = await start({ tls: "starttls", needsPassword: true });
    await sendMessage(MESSAGE);
    expect(received).toEqual([
      expect.objectContaining({ isEncrypted: true, isAuthenticated: true }),
    ]);
  });

  it("sends no email or password if the connection can't be encrypted", async () => {
    const { received, attempts } = await start({ tls: "none", needsPassword: true });
    expect(await failureOf()).toBeInstanceOf(MailFailed);
    expect([received, attempts()]).toEqual([[], 0]);
  });

  it.each(["implicit", "starttls"] as const)(
    "sends nothing to a server with an untrusted certificate (%s)",
    async (how) => {
      const { received, attempts } = await start({
        tls: how,
        certificate: UNKNOWN,
        needsPassword: true,
      });
      expect(await failureOf()).toBeInstanceOf(MailFailed);
      expect([received, attempts()]).toEqual([[], 0]);
    },
  );

  it.each(["none", "starttls"] as const)(
    "accepts any server on a private network (%s)",
    async (how) => {
      vi.mocked(isPrivateHost).mockReturnValue(true);
      const { received } = await start({ tls: how, certificate: UNKNOWN });
      await sendMessage(MESSAGE);
      expect(received).toEqual([expect.objectContaining({ isEncrypted: how === "starttls" })]);
    },
  );

  it("reuses a connection, and closes it with the transport", async () => {
    const { received, openConnections } = await start({ tls: "implicit" });
    for (let n = 0; n < 3; n++) await sendMessage({ ...MESSAGE, id: `job-${n}` });
    expect([received.length, openConnections()]).toEqual([3, 1]);
    await closeTransport();
    await expect.poll(openConnections).toBe(0);
    await sendMessage(MESSAGE);
    expect(received).toHaveLength(4);
  });
});

describe("an email that can't be sent", () => {
  it.each([421, 450, 452])("may be retried after a temporary refusal (%i)", async (code) => {
    await start({ tls: "implicit", refusesRecipient: () => code });
    expect(await failureOf()).toEqual(expect.objectContaining({ name: "MailFailed" }));
  });

  it.each([550, 551, 553])(
    "isn't retried after a permanent refusal of the recipient (%i)",
    async (code) => {
      await start({ tls: "implicit", refusesRecipient: () => code });
      const failure = await failureOf();
      expect(failure).toBeInstanceOf(MailRefused);
      // The server's own message repeats the address.
      expect(String(failure)).toContain(String(code));
      expect(String(failure)).not.toContain("seller");
      expect(failure?.cause).toBeUndefined();
    },
  );

  it("may be retried if the server refuses all email", async () => {
    await start({ tls: "implicit", refusesMail: () => 554 });
    expect(await failureOf()).toBeInstanceOf(MailFailed);
  });

  it("may be retried after a wrong password, which isn't in the error", async () => {
    await start({ tls: "implicit", needsPassword: true });
    settings.SMTP_URL = String(settings.SMTP_URL).replace("porchlight:", "somebody:");
    const failure = await failureOf();
    expect(failure).toBeInstanceOf(MailFailed);
    for (const secret of [PASSWORD, "somebody"]) expect(String(failure)).not.toContain(secret);
  });

  it.each(["greeting", "data"] as const)("times out if the server hangs (%s)", async (hangsAt) => {
    await start({ tls: "implicit", hangsAt });
    expect(await failureOf()).toBeInstanceOf(MailFailed);
  });

  it("may be retried if the connection is lost midway", async () => {
    let isFirst = true;
    const cutsInData = () => isFirst && !(isFirst = false);
    const { received } = await start({ tls: "implicit", cutsInData });
    expect(await failureOf()).toBeInstanceOf(MailFailed);
    expect(await failureOf()).toBeNull();
    expect(received).toHaveLength(1);
  });

  it("is tried only once if the connection is lost", async () => {
    let times = 0;
    await start({ tls: "implicit", cutsInData: () => ++times > 0 });
    expect(await failureOf()).toBeInstanceOf(MailFailed);
    expect(times).toBe(1);
  });

  it("may be retried if the server is down", async () => {
    const server = await start({ tls: "implicit" });
    await server.stop();
    servers = [];
    expect(await failureOf()).toEqual(expect.objectContaining({ name: "MailFailed" }));
  });
});

describe("a recipient's address", () => {
  it.each([
    "bob&sue@example.com",
    "a/b=c@example.com",
    "josé@example.com",
    "коля@xn--e1afmkfd.xn--p1ai",
    "ann@xn--bcher-kva.example",
  ])("is used as stored: %s", async (to) => {
    const { received } = await start({ tls: "implicit" });
    await sendMessage({ ...MESSAGE, to, replyTo: to });
    // Servers and mail parsers show international domains in Unicode.
    const stored = (address = "") => address.replace(/[^@]+$/, (domain) => domainToASCII(domain));
    expect(received.map((mail) => [stored(mail.recipient), stored(mail.to)])).toEqual([[to, to]]);
  });

  it.each(["one@example.com, other@example.com", "one@example.com\r\nBcc: other@example.com"])(
    "never adds another recipient: %j",
    async (to) => {
      const { received } = await start({ tls: "implicit" });
      await failureOf({ ...MESSAGE, to });
      for (const { recipient, headers } of received) {
        expect(recipient).not.toMatch(/^other@|\sother@/);
        expect(headers.get("bcc")).toBeUndefined();
      }
      expect(received.length).toBeLessThanOrEqual(1);
    },
  );
});

describe("the email folder", () => {
  beforeEach(async () => {
    settings.EMBEDDED_DATABASE = true;
    settings.DATA_DIR = await mkdtemp(path.join(tmpdir(), "porchlight-mail-"));
    delete settings.MAIL_FROM;
    return () => rm(String(settings.DATA_DIR), { recursive: true });
  });

  it("gets complete files in chronological order, readable only by their owner", async () => {
    const subjects = ["first", "second", "third"];
    for (const [n, subject] of subjects.entries()) {
      vi.useFakeTimers({ now: new Date(`2026-11-22T10:00:00.00${n}Z`), toFake: ["Date"] });
      await sendMessage({ ...MESSAGE, subject });
    }
    vi.useRealTimers();
    const dataDir = String(settings.DATA_DIR);
    const mails = await readMails(dataDir);
    expect(mails.map(({ subject }) => subject)).toEqual(subjects);
    const folder = path.join(dataDir, "mail");
    const names = await readdir(folder);
    expect(names.toSorted()[0]).toBe("2026-11-22T10-00-00-000Z-job-1.eml");
    expect(names).toHaveLength(3);
    for (const name of names) {
      expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });
});

it("sends nothing if nothing is configured", async () => {
  settings.EMBEDDED_DATABASE = false;
  await expect(sendMessage(MESSAGE)).resolves.toBeUndefined();
});
