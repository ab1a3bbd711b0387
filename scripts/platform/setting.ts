import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startMailServer } from "#tests/mail/mail-server.ts";
import { startS3Server } from "#tests/photos/s3-server.ts";
import { createDatabaseServer } from "../trials/database-server.ts";
import { AUTH_SECRET } from "../trials/instance.ts";
import { startPgBouncer } from "../trials/programs.ts";
import { startFront } from "./front.ts";
import { FunctionInstance } from "./instances.ts";

// Of PgBouncer, for all functions together.
const POOL = 5;
export const DATABASE = "homes";
export const CRON_SECRET = "a-secret-of-the-scheduler-that-is-long-enough";

/** What functions stand in: a front, a database behind PgBouncer, a mail server, a store. */
export async function openSetting() {
  const front = await startFront();
  const server = await createDatabaseServer();
  const store = await startS3Server(front.url);
  const answers = { isMailAway: false };
  const mail = await startMailServer({
    refusesMail: () => (answers.isMailAway ? 451 : undefined),
  });
  let pooler = await startPgBouncer(server, POOL);
  const { port } = pooler;
  const folder = await mkdtemp(path.join(tmpdir(), "porchlight-functions-"));
  const running: FunctionInstance[] = [];

  /** As the platform would set them, and what an operator has to. */
  const variables = (databaseUrl: string) => ({
    VERCEL: "1",
    VERCEL_URL: front.host,
    DATABASE_URL: databaseUrl,
    DATABASE_PREPARE: "0",
    AUTH_SECRET,
    CRON_SECRET,
    SMTP_URL: mail.url,
    MAIL_FROM: "Porchlight <hello@example.org>",
    S3_ENDPOINT: store.settings.endpoint,
    S3_REGION: store.settings.region,
    S3_BUCKET: store.settings.bucket,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
  });

  return {
    ...{ front, server, mail, answers, folder, variables },
    pooledUrl: pooler.url,
    startFunctions: async (count: number, given: Readonly<Record<string, string>>) => {
      const started = await Promise.all(
        Array.from({ length: count }, () => FunctionInstance.start(folder, given)),
      );
      running.push(...started);
      return started;
    },
    /** Every connection to it is cut, and it takes new ones. */
    restartPooler: async () => {
      await pooler.stop();
      pooler = await startPgBouncer(server, POOL, port);
    },
    close: async () => {
      await front.stop();
      await Promise.all(running.map((one) => one.end()));
      await pooler.stop();
      await store.stop();
      await mail.stop();
      await server.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Setting = Awaited<ReturnType<typeof openSetting>>;
