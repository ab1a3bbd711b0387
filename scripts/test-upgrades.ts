import { readdirSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { MIGRATIONS } from "#db/migrate.ts";
import { prepareDatabase } from "#services/database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { withScratchFolder } from "./scratch-database.ts";
import { runScript, StartError } from "./start-error.ts";
import { describeSchema, tryUpgrade } from "./upgrades/upgrade.ts";

// `npm run test:upgrades`: fills a database as each earlier release left it, and brings it to the present.
await runScript(() =>
  withScratchFolder(async (dataDir) => {
    const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: "off" } });
    const superuser = postgres(server.superuserUrl, { max: 1, onnotice: () => undefined });
    const create = async (name: string) => {
      await superuser`create database ${superuser(name)} owner application`;
      return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    };
    try {
      const fresh = await create("fresh");
      await prepareDatabase(fresh, { demo: false });
      const client = postgres(fresh, { max: 1 });
      const schema = await describeSchema(client);
      await client.end();
      let faults = 0;
      const names = readdirSync(MIGRATIONS)
        .filter((name) => name.endsWith(".sql"))
        .toSorted();
      console.log(
        "| filled after | tables | rows | brought up in | found |\n| --- | ---: | ---: | ---: | --- |",
      );
      for (const [at, name] of names.entries()) {
        const result = await tryUpgrade(await create(`after_${at}`), at + 1, schema);
        faults += result.faults.length;
        console.log(
          `| ${path.basename(name, ".sql")} | ${result.tables} | ${result.rows} | ${result.seconds.toFixed(2)} s | ${result.faults.join("; ") || "all there"} |`,
        );
      }
      if (faults > 0) throw new StartError("Not everything came up as it was: see above.");
    } finally {
      await superuser.end();
      await server.stop();
    }
  }),
);
