import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { connect } from "#db/client.ts";
import { startS3Server } from "#tests/photos/s3-server.ts";
import { readDockerfile } from "./container/dockerfile.ts";
import { findFreePort } from "../free-port.ts";
import { NODE_FLAGS, ROOT } from "../root.ts";
import { withScratchServer } from "../db/scratch-database.ts";
import { runScript, StartError } from "../start-error.ts";
import { type Ask, tryPapers } from "./trials/home-papers.ts";
import { newSeller } from "./trials/person.ts";
import { publishHome } from "./trials/public-home.ts";

// `npm run test:standalone`: copies and starts what the Dockerfile does, in a separate folder, as a user
// who owns none of it, with an external database and store.

const SLUG = "412-alder-street-seattle";
const IS_ROOT = process.getuid?.() === 0;
const START_LIMIT_MS = 60_000;
const OPERATORS_COMMAND = ["scripts/admin.mjs"];

function expect(what: string, isSo: boolean, found: unknown = ""): void {
  if (!isSo) throw new StartError(`FAILED ${what}: ${String(found)}`);
  console.log(`ok   ${what}`);
}

function build(): void {
  const { status } = spawnSync(
    process.execPath,
    [...NODE_FLAGS, path.join(ROOT, "scripts/build/standalone.ts")],
    { cwd: ROOT, stdio: "inherit" },
  );
  if (status !== 0) throw new StartError("The standalone build failed. See the messages above.");
}

const megabytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => statSync(path.join(folder, file)))
    .reduce((sum, { size }) => sum + size / 1e6, 0);

const image = readDockerfile(readFileSync(path.join(ROOT, "Dockerfile"), "utf8"));

function assemble(folder: string): void {
  for (const { from, to } of image.copies) {
    cpSync(path.join(ROOT, path.relative("/app", from)), path.join(folder, to), {
      recursive: true,
    });
  }
  chmodSync(path.dirname(folder), 0o755);
}

function start(folder: string, [program = "", ...args]: string[], env: NodeJS.ProcessEnv) {
  return spawn(program === "node" ? process.execPath : program, args, {
    cwd: folder,
    env: { ...env, ...image.env, HOST: "127.0.0.1", PORT: env.PORT },
    stdio: ["ignore", "pipe", "pipe"],
    ...(IS_ROOT && { uid: image.user, gid: image.user }),
  });
}

async function journey(origin: string, url: string): Promise<void> {
  const seller = await newSeller(origin);
  expect("a person can sign up, log in and save an address", true);
  const screen = await seller.send(origin, "GET /dashboard");
  expect("the dashboard loads", screen.status === 200, screen.status);
  await sendHeic(origin, seller);
  const { client } = connect(url, { max: 1 });
  await client.unsafe(publishHome(seller.email, SLUG));
  await client.end();
  const page = await fetch(`${origin}/homes/${SLUG}`);
  expect("the listing page is public", page.status === 200, page.status);
  const html = await page.text();
  const script = /src="(\/[^"]+\.js)"/.exec(await (await fetch(`${origin}/login`)).text())?.[1];
  const styles = await fetch(origin + (script ?? "/none"));
  expect(
    "its scripts and styles are served",
    html.includes("412 Alder") && styles.status === 200,
    script,
  );
  const card = await fetch(`${origin}/homes/${SLUG}/card.jpg`);
  const bytes = Buffer.from(await card.arrayBuffer());
  expect(
    "its preview image is a JPEG",
    card.status === 200 && bytes.readUInt16BE() === 0xffd8,
    card.status,
  );
  const login = await fetch(`${origin}/login`);
  const policy = login.headers.get("content-security-policy") ?? "";
  expect("a screen has a content security policy", policy.includes("'nonce-"), policy);
  const half = await fetch(`${origin}/login`, { headers: { range: "bytes=900000000-" } });
  expect("requests go through our front server", half.status === 200, half.status);
  const ask = askAs(origin, seller);
  const { seen } = await tryPapers(ask, `/homes/${SLUG}`, "412 Alder Street");
  for (const what of seen) expect(what, true);
}

const askAs =
  (origin: string, { cookie, address }: Awaited<ReturnType<typeof newSeller>>): Ask =>
  async (call, { json, form } = {}) => {
    const [method = "GET", path = ""] = call.split(" ");
    const answer = await fetch(origin + path, {
      ...{ method, redirect: "manual" },
      headers: {
        ...{ origin, cookie, "x-forwarded-for": address },
        ...(json && { "content-type": "application/json" }),
      },
      body: json ? JSON.stringify(json) : form ? new URLSearchParams(form) : null,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, location: answer.headers.get("location"), bytes };
  };

async function sendHeic(origin: string, seller: Awaited<ReturnType<typeof newSeller>>) {
  const file = readFileSync(path.join(ROOT, "tests/photos/red.heic"));
  const begun = await seller.send(origin, "POST /api/photo-uploads", {
    body: { fileName: "red.heic", size: file.length },
  });
  const { uploadId, parts } = begun.body as { uploadId: string; parts: { url: string }[] };
  for (const { url } of parts) await fetch(url, { method: "PUT", body: file });
  const made = await seller.send(origin, `POST /api/photo-uploads/${uploadId}/complete`);
  expect("a HEIC photo can be uploaded", made.status === 200, made.text);
}

async function waitFor(origin: string, child: ReturnType<typeof start>): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < end) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new StartError("The server didn't start.");
}

await runScript(async () => {
  build();
  await withScratchServer({}, async ({ url, folder: scratch }) => {
    const s3 = await startS3Server();
    const folder = path.join(scratch, "app");
    assemble(folder);
    const port = String(await findFreePort());
    const origin = `http://127.0.0.1:${port}`;
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      PORT: port,
      DATABASE_URL: url,
      AUTH_SECRET: "a-secret-for-trials-that-is-long-enough",
      TRUST_PROXY: "1",
      S3_ENDPOINT: s3.settings.endpoint,
      S3_REGION: s3.settings.region,
      S3_BUCKET: s3.settings.bucket,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    };
    const tryOnce = async (work: () => Promise<void>) => {
      const started = performance.now();
      const child = start(folder, image.command, env);
      child.stdout.resume();
      child.stderr.pipe(process.stderr);
      try {
        await waitFor(origin, child);
        const seconds = (performance.now() - started) / 1000;
        await work();
        child.kill("SIGTERM");
        const [code] = (await once(child, "exit")) as [number | null];
        expect("SIGTERM stops it with exit code 0", code === 0, code);
        return seconds;
      } finally {
        child.kill("SIGKILL");
      }
    };
    try {
      const first = await tryOnce(async () => undefined);
      const second = await tryOnce(async () => {
        await journey(origin, url);
        const [health] = await once(start(folder, image.healthcheck, env), "exit");
        expect("the image's health check passes", health === 0, health);
        const admin = ["node", ...OPERATORS_COMMAND, "log"];
        const [code] = await once(start(folder, admin, env), "exit");
        expect("the admin command runs", code === 0, code);
      });
      console.log(
        `\n${Math.round(megabytes(folder))} MB; ${first.toFixed(1)} s to the first response with an empty database, ${second.toFixed(1)} s with a migrated one.`,
      );
    } finally {
      await s3.stop();
    }
  });
});
