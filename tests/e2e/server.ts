import { rm } from "node:fs/promises";
import { envSchema } from "#server/env.ts";
import { runApplication } from "#scripts/ops/application.ts";
import { runScript } from "#scripts/start-error.ts";
import { CLIENT, startIdentityProvider } from "#tests/identity-provider/provider.ts";
import { dataFolder } from "./data-folder.ts";

const { PORT = "" } = process.env;
const dataDir = dataFolder(PORT);
// Left over from a killed run.
await rm(dataDir, { recursive: true, force: true });

const identityProvider = await startIdentityProvider({
  redirectUris: [`http://localhost:${PORT}/api/auth/callback/google`],
});

// Keeps a developer's shell and .env from changing the tests. An empty variable counts as unset and
// overrides the files.
for (const name of Object.keys(envSchema.shape)) process.env[name] = "";
Object.assign(process.env, {
  PORT,
  DATA_DIR: dataDir,
  // Each test has its own client address, so that none uses up another's rate limit.
  TRUST_PROXY: "1",
  AUTH_GOOGLE_ID: CLIENT.id,
  AUTH_GOOGLE_SECRET: CLIENT.secret,
  AUTH_GOOGLE_ISSUER: identityProvider.issuer,
  // For the server's process, which this one starts.
  NODE_OPTIONS: `--import ${new URL("./cheap-passwords.mjs", import.meta.url).href}`,
});

/** Starts the product as `npm start` does, with a temporary database. */
await runScript(async () => {
  try {
    await runApplication();
  } finally {
    await identityProvider.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
process.exit(0);
