import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import postgres from "postgres";
import { prepareDatabase } from "#services/database.ts";
import { APPLICATION_ROLE } from "#scripts/db/application-role.ts";
import { startEmbeddedPostgres } from "#scripts/db/embedded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the migrated and seeded template database. Never write to it. */
    templateUrl: string;
    superuserUrl: string;
    scratchFolder: string;
  }
}

/** Starts a PostgreSQL server for this test run, with a template database. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "porchlight-tests-"));
  const server = await startEmbeddedPostgres({
    dataDir,
    // Trades durability for speed. Autovacuum would start several processes a second, one for each test
    // file's database in turn.
    settings: {
      fsync: "off",
      full_page_writes: "off",
      autovacuum: "off",
      max_connections: "300",
    },
  });
  // Each test file copies the template as the application's role.
  const superuser = postgres(server.superuserUrl, { max: 1 });
  await superuser.unsafe(`alter role ${APPLICATION_ROLE} createdb`);
  await superuser.end();
  await prepareDatabase(server.url, { demo: false });
  project.provide("templateUrl", server.url);
  project.provide("superuserUrl", server.superuserUrl);
  const scratchFolder = await mkdtemp(path.join(tmpdir(), "porchlight-files-"));
  project.provide("scratchFolder", scratchFolder);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    await rm(scratchFolder, { recursive: true, force: true });
  };
}
