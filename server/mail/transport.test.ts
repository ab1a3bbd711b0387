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

it.each(["REQUEST", "CANCEL"] as const)(
  "carries a calendar's %s with its method",
  async (method) => {
    vi.mocked(isPrivateHost).mockReturnValue(true);
    const server = await start();
    const content = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
    await sendMessage({ ...MESSAGE, calendar: { method, content } }, QUICK);
    const [mail] = server.received;
    expect(mail?.calendars).toContainEqual({ type: "text/calendar", method, content });
  },
);

describe("in a preview", () => {
  it("goes to who tries it, and says whom it was for", async () => {
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

  it("goes to nobody where nobody is named", async () => {
    const { received } = await start({ tls: "implicit" });
    settings.PREVIEW = true;
    await sendMessage(MESSAGE);
    expect(received).toEqual([]);
    expect(requireMail).toThrow("Email isn't set up");
  });
});

describe("by a mail server", () => {
  it("hands a mail over, encrypted and with the password", async () => {
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

  it("encrypts before it says anything, where the connection begins without", async () => {
    const { received } = await start({ tls: "starttls", needsPassword: true });
    await sendMessage(MESSAGE);
    expect(received).toEqual([
      expect.objectContaining({ isEncrypted: true, isAuthenticated: true }),
    ]);
  });

  it("says nothing, and no password, where the connection can't be encrypted", async () => {
    const { received, attempts } = await start({ tls: "none", needsPassword: true });
    expect(await failureOf()).toBeInstanceOf(MailFailed);
    expect([received, attempts()]).toEqual([[], 0]);
  });

  it.each(["implicit", "starttls"] as const)(
    "says nothing to a server whose certificate nobody vouches for (%s)",
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
    "takes a server of one's own network as it is (%s)",
    async (how) => {
      vi.mocked(isPrivateHost).mockReturnValue(true);
      const { received } = await start({ tls: how, certificate: UNKNOWN });
      await sendMessage(MESSAGE);
      expect(received).toEqual([expect.objectContaining({ isEncrypted: how === "starttls" })]);
    },
  );

  it("uses its connections again, and ends them when told", async () => {
    const { received, openConnections } = await start({ tls: "implicit" });
    for (let n = 0; n < 3; n++) await sendMessage({ ...MESSAGE, id: `job-${n}` });
    expect([received.length, openConnections()]).toEqual([3, 1]);
    await closeTransport();
    await expect.poll(openConnections).toBe(0);
    await sendMessage(MESSAGE);
    expect(received).toHaveLength(4);
  });
});

describe("a mail server that takes none", () => {
  it.each([421, 450, 452])("for a while (%i) may be asked again", async (code) => {
    await start({ tls: "implicit", refusesRecipient: () => code });
    expect(await failureOf()).toEqual(expect.objectContaining({ name: "MailFailed" }));
  });

  it.each([550, 551, 553])("for this recipient, for good (%i), is not", async (code) => {
    await start({ tls: "implicit", refusesRecipient: () => code });
    const failure = await failureOf();
    expect(failure).toBeInstanceOf(MailRefused);
    // The server's own message repeats the address.
    expect(String(failure)).toContain(String(code));
    expect(String(failure)).not.toContain("seller");
    expect(failure?.cause).toBeUndefined();
  });

  it("of anybody's, such as one that has used up what it may send, may be asked again", async () => {
    await start({ tls: "implicit", refusesMail: () => 554 });
    expect(await failureOf()).toBeInstanceOf(MailFailed);
  });

  it("without the right password may be asked again, when it has been set right", async () => {
    await start({ tls: "implicit", needsPassword: true });
    settings.SMTP_URL = String(settings.SMTP_URL).replace("porchlight:", "somebody:");
    const failure = await failureOf();
    expect(failure).toBeInstanceOf(MailFailed);
    for (const secret of [PASSWORD, "somebody"]) expect(String(failure)).not.toContain(secret);
  });

  it.each(["greeting", "data"] as const)("because it hangs (%s) is left alone", async (hangsAt) => {
    await start({ tls: "implicit", hangsAt });
    expect(await failureOf()).toBeInstanceOf(MailFailed);
  });

  it("because the connection ends in the middle may be asked again", async () => {
    let isFirst = true;
    const cutsInData = () => isFirst && !(isFirst = false);
    const { received } = await start({ tls: "implicit", cutsInData });
    expect(await failureOf()).toBeInstanceOf(MailFailed);
    expect(await failureOf()).toBeNull();
    expect(received).toHaveLength(1);
  });

  it("because it always ends the connection is asked once", async () => {
    let times = 0;
    await start({ tls: "implicit", cutsInData: () => ++times > 0 });
    expect(await failureOf()).toBeInstanceOf(MailFailed);
    expect(times).toBe(1);
  });

  it("because nobody is there may be asked again", async () => {
    const server = await start({ tls: "implicit" });
    await server.stop();
    servers = [];
    expect(await failureOf()).toEqual(expect.objectContaining({ name: "MailFailed" }));
  });
});

describe("an address", () => {
  it.each([
    "bob&sue@example.com",
    "a/b=c@example.com",
    "josé@example.com",
    "коля@xn--e1afmkfd.xn--p1ai",
    "ann@xn--bcher-kva.example",
  ])("is sent to as it is stored: %s", async (to) => {
    const { received } = await start({ tls: "implicit" });
    await sendMessage({ ...MESSAGE, to, replyTo: to });
    // Servers and mail parsers show international domains in Unicode.
    const stored = (address = "") => address.replace(/[^@]+$/, (domain) => domainToASCII(domain));
    expect(received.map((mail) => [stored(mail.recipient), stored(mail.to)])).toEqual([[to, to]]);
  });

  it.each(["one@example.com, other@example.com", "one@example.com\r\nBcc: other@example.com"])(
    "is one, whatever stands in it: %j",
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

describe("into a folder", () => {
  beforeEach(async () => {
    settings.EMBEDDED_DATABASE = true;
    settings.DATA_DIR = await mkdtemp(path.join(tmpdir(), "porchlight-mail-"));
    delete settings.MAIL_FROM;
    return () => rm(String(settings.DATA_DIR), { recursive: true });
  });

  it("writes whole files in order of time, for their owner alone", async () => {
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

it("sends nothing where nothing is configured", async () => {
  settings.EMBEDDED_DATABASE = false;
  await expect(sendMessage(MESSAGE)).resolves.toBeUndefined();
});
