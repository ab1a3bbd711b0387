import { readConfiguration } from "../ops/configuration.ts";
import { openDatabase, prepareDatabase } from "./database.ts";
import { runScript } from "../start-error.ts";

// `npm run db:migrate`: migrates the database and seeds the reference data.
await runScript(async () => {
  const database = await openDatabase(readConfiguration(), (error) => {
    throw error;
  });
  try {
    await prepareDatabase(new AbortController().signal);
  } finally {
    await database.close();
  }
  console.log("The database is up to date.");
});
