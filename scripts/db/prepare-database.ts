import { isDatabaseAway } from "#lib/errors.ts";
import { prepareDatabase } from "#services/database.ts";
import { readConfiguration } from "../ops/configuration.ts";
import { UNAVAILABLE_EXIT_CODE } from "./database.ts";
import { explainDatabase } from "./explain-database.ts";
import { runScript } from "../start-error.ts";

// Run by `npm start` and `npm run db:migrate`: migrates and seeds the database of DATABASE_URL.
await runScript(async () => {
  const env = readConfiguration();
  const url = env.DATABASE_URL ?? "";
  const isEmbedded = env.EMBEDDED_DATABASE;
  try {
    await prepareDatabase(url, {
      demo: isEmbedded,
      isDirect: isEmbedded,
      prepare: env.DATABASE_PREPARE,
      isPreview: env.PREVIEW,
    }).catch((error: unknown) => explainDatabase(url, error));
  } catch (error) {
    if (isDatabaseAway(error)) process.exitCode = UNAVAILABLE_EXIT_CODE;
    throw error;
  }
});
process.exit(0);
