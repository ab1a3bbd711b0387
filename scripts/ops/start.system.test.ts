import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import postgres from "postgres";
import { describe, expect, test, vi } from "vitest";
import { startFreezableProxy } from "#tests/freezable-proxy.ts";
import { LIMITS } from "#tests/limits.ts";
import { readMails } from "#tests/mail/mail-folder.ts";
import { startMailServer } from "#tests/mail/mail-server.ts";
import { end, logIn, ORIGIN, signUp, startForTests } from "#tests/started-product.ts";
import { findFreePort } from "../free-port.ts";

const SECRET = "a-secret-for-tests-that-is-long-enough";
const SAMPLES =
  "Replace the sample text before you go live: content/legal/terms.md, content/legal/privacy.md, content/legal/fair-housing.md\n";

const { run, start, startInVain, startDatabase, isPostgresRunning, dataDir } = startForTests();

describe("npm start", () => {
  test("prints where email goes and where it runs, serves, and stops with its database", async () => {
    const { origin, child, output } = await start();
    expect(await (await fetch(`${origin}/api/health`)).json()).toEqual({ status: "ok" });
    const page = await fetch(origin);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Log in to your account");

    expect(await end(child, "SIGINT")).toBe(0);
    expect(output).toEqual({
      stdout: `${SAMPLES}Email is written to ${dataDir()}/mail\nPorchlight is ready at ${origin}\n`,
      stderr: "",
    });
    expect(await isPostgresRunning()).toBe(false);
  });

  test("loses nothing acknowledged when killed, and starts again", async () => {
    const first = await start();
    const emails = Array.from({ length: 8 }, (_, index) => `home${index}@example.com`);
    const acknowledged: string[] = [];
    const saving = emails.map(async (email) => {
      const answer = await signUp(first.origin, email);
      if (answer.status === 201) acknowledged.push(email);
      if (acknowledged.length === 4) first.child.kill("SIGKILL");
    });
    await Promise.allSettled(saving);
    await end(first.child, "SIGKILL");
    expect(acknowledged.length).toBeGreaterThanOrEqual(4);

    const second = await start();
    for (const email of acknowledged) {
      expect((await signUp(second.origin, email)).status).toBe(409);
    }
    expect(await end(second.child, "SIGTERM")).toBe(0);
    expect(await isPostgresRunning()).toBe(false);
  });

  test("runs a waiting job without a request", async () => {
    const { url } = await startDatabase();
    const mail = await startMailServer();
    const { origin, child, output } = await start({
      DATABASE_URL: url,
      AUTH_SECRET: SECRET,
      AUTH_URL: ORIGIN,
      SMTP_URL: mail.url,
      MAIL_FROM: "hello@example.org",
    });
    await signUp(ORIGIN, "seller@example.com", origin);
    const sql = postgres(url, { max: 1 });
    const request = { kind: "support", subject: "Hello", message: "?", contactEmail: "a@b.co" };
    await sql`
      insert into jobs.job (name, data)
      select 'mail', ${sql.json({ ...request, screen: null })}::jsonb || jsonb_build_object('userId', id)
      from users`;
    await sql.end();
    // The new person also gets an email to confirm their address.
    const toOperator = () => mail.received.filter(({ to }) => to === "hello@example.org");
    await vi.waitFor(() => expect(toOperator()).toHaveLength(1), LIMITS.condition);
    expect(toOperator()).toMatchObject([{ replyTo: "a@b.co" }]);
    expect(await end(child, "SIGTERM")).toBe(0);
    await mail.stop();
    expect(output.stdout).toContain("Email is sent through localhost\n");
    expect(output.stderr).toBe("");
  });

  test("emails links to itself, and ends the streams of open pages when stopped", async () => {
    const { origin, child, output } = await start();
    const cookie = await logIn(origin, "someone@example.com");
    const links = async () => (await readMails(dataDir())).flatMap((mail) => mail.links);
    await vi.waitFor(
      async () => expect((await links()).join(" ")).toContain(`${origin}/verify-email#`),
      LIMITS.condition,
    );
    const stream = await fetch(`${origin}/api/notifications/stream`, { headers: { cookie } });
    expect(stream.headers.get("content-encoding")).toBeNull();
    const events = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    // One read can return several events.
    let received = "";
    while (!received.includes("data:")) {
      const { value, done } = await events.read();
      expect(done).toBe(false);
      received += value;
    }
    expect(received).toMatch(/^retry: \d+\n\ndata: 0\n\n$/);
    const ended = end(child, "SIGTERM");
    expect(await events.read()).toEqual({ done: true, value: undefined });
    expect(await ended).toBe(0);
    expect(output.stderr).toBe("");
  });

  test("doesn't trust a client about its own address", async () => {
    const { origin } = await start();
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const answer = await fetch(`${origin}/api/login`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `192.0.2.${attempt}`,
          origin,
        },
        body: JSON.stringify({ email: "nobody@example.com", password: "wrong" }),
      });
      expect(answer.status).toBe(attempt < 10 ? 401 : 429);
    }
  });
});

test("npm start waits for an unavailable database, and says so without the password", async () => {
  const port = await findFreePort();
  const DATABASE_URL = new URL((await startDatabase()).url);
  const target = { host: DATABASE_URL.hostname, port: Number(DATABASE_URL.port) };
  DATABASE_URL.port = String(await findFreePort());
  const { child, output } = run("ops/start.ts", {
    PORT: String(port),
    DATABASE_URL: DATABASE_URL.href,
    AUTH_SECRET: SECRET,
  });
  await once(child.stderr, "data");
  const { password, host, username } = DATABASE_URL;
  expect(output.stderr).toMatch(`Can't use the database ${username}@${host}/porchlight`);
  expect(output.stderr).not.toContain(password);

  const origin = `${ORIGIN}:${port}`;
  const answerOf = (path: string) => vi.waitFor(() => fetch(origin + path), LIMITS.condition);
  const health = await answerOf("/api/health");
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({
    error: expect.stringContaining("can't reach its database"),
  });
  expect((await answerOf("/api/health/live")).status).toBe(200);
  const page = await answerOf("/");
  expect(page.status).toBe(503);
  expect(await page.text()).toContain("can't reach its database");

  const proxy = await startFreezableProxy(target, Number(DATABASE_URL.port));
  await vi.waitFor(
    async () => expect((await answerOf("/api/health")).status).toBe(200),
    LIMITS.serverStart,
  );
  expect(await end(child, "SIGTERM")).toBe(0);
  await proxy.stop();
});

test("a failing page is logged once, with its request ID and without query values", async () => {
  const { url } = await startDatabase();
  const { origin, output } = await start({ DATABASE_URL: url, AUTH_SECRET: SECRET });
  const cookie = await logIn(origin, "someone@example.com");
  const sql = postgres(url, { max: 1 });
  const [session] = await sql`select id from sessions`;
  await sql`alter table user_profiles rename to renamed`;
  await sql.end();

  const page = await fetch(`${origin}/settings`, { headers: { cookie } });
  const html = await page.text();
  await vi.waitFor(() => expect(output.stderr).toContain("\n"), LIMITS.condition);
  // Ignores Next's own, unstructured error output.
  const lines = output.stderr.split("\n").filter((line) => line.startsWith("{"));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    event: "page failed",
    path: expect.stringContaining("/settings"),
    requestId: page.headers.get("x-request-id"),
    causes: [{ message: "Failed query" }, { code: "42P01" }],
    digest: page.headers.get("x-request-id"),
  });
  expect(html).toContain(page.headers.get("x-request-id"));
  expect(output.stderr).not.toContain(session?.id);
});

describe("npm start stops with one sentence when", () => {
  const oneLine = (start: RegExp) => expect.stringMatching(new RegExp(`^${start.source}.*\\n$`));

  test("the data folder is in use", async () => {
    await start();
    expect(await startInVain({})).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: oneLine(/Another Porchlight is already using the data folder .+/),
    });
  });

  test("the port is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const address = other.address();
    const PORT = String(typeof address === "object" && address?.port);
    expect(await startInVain({ PORT })).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: oneLine(new RegExp(`Port ${PORT} is already in use`)),
    });
    await new Promise((resolve) => other.close(resolve));
  });

  test("the data folder isn't writable", async () => {
    const DATA_DIR = path.join(dataDir(), "file");
    await writeFile(DATA_DIR, "");
    expect(await startInVain({ DATA_DIR })).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: oneLine(/Can't write to the data folder .+ \(a file is in the way\)/),
    });
  });

  test.each([
    [
      "HOST isn't an address of this machine",
      { HOST: "192.0.2.1" },
      /HOST is 192\.0\.2\.1, which isn't an address of this machine/,
    ],
    [
      "AUTH_SECRET is missing while DATABASE_URL is set",
      { DATABASE_URL: "postgres://127.0.0.1:1/homes" },
      /AUTH_SECRET is missing/,
    ],
    ["a variable is invalid", { TRUST_PROXY: "yes" }, /Fix the configuration: TRUST_PROXY/],
  ])("%s", async (_, variables, sentence) => {
    expect(await startInVain(variables)).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: oneLine(sentence),
    });
  });
});

test("npm run db:migrate prepares a database, and can be run again", async () => {
  for (let time = 0; time < 2; time += 1) {
    const { child, output } = run("db/migrate.ts");
    await once(child, "close");
    expect(output).toEqual({ stdout: "The database is up to date.\n", stderr: "" });
    expect(child.exitCode).toBe(0);
  }
});
