import { rm } from "node:fs/promises";
import { envSchema } from "#server/env.ts";
import { runApplication } from "#scripts/ops/application.ts";
import { runScript } from "#scripts/start-error.ts";
import { CLIENT, startIdentityProvider } from "#tests/identity-provider/provider.ts";
import { dataFolder } from "./data-folder.ts";

const { PORT = "" } = process.env;
const dataDir = dataFolder(PORT);
// Left by a run that was killed.
await rm(dataDir, { recursive: true, force: true });

const identityProvider = await startIdentityProvider({
  redirectUris: [`http://localhost:${PORT}/api/auth/callback/google`],
});

// What a developer has set, in their shell or in .env, must not change what the tests see: an empty
// variable counts as unset, and wins over the files.
for (const name of Object.keys(envSchema.shape)) process.env[name] = "";
Object.assign(process.env, {
  PORT,
  DATA_DIR: dataDir,
  // Each test calls from an address of its own, so that none uses up another's attempts.
  TRUST_PROXY: "1",
  AUTH_GOOGLE_ID: CLIENT.id,
  AUTH_GOOGLE_SECRET: CLIENT.secret,
  AUTH_GOOGLE_ISSUER: identityProvider.issuer,
});

/** The product as `npm start` serves it, on a database of its own that is gone afterwards. */
await runScript(async () => {
  try {
    await runApplication();
  } finally {
    await identityProvider.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
process.exit(0);
