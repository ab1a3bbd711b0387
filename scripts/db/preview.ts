import { parseEnv } from "#server/env.ts";
import { readArguments } from "../arguments.ts";
import { readEnvFiles } from "../ops/configuration.ts";
import { addressOf, createPreview, dropPreview, listPreviews } from "./preview-databases.ts";
import { runScript, StartError } from "../start-error.ts";

const USAGE = `Usage: npm run admin -- preview create NAME [--url]   create a preview database
       npm run admin -- preview drop NAME             drop a preview database
       npm run admin -- preview list                  list preview databases
NAME can be a branch name, for example. --url prints only the URL, with its password.`;

/** The server's direct URL, because a pooler can't create databases. */
function serverAddress(): string {
  readEnvFiles();
  const { DATABASE_URL, DATABASE_LISTEN_URL } = process.env;
  const url = DATABASE_LISTEN_URL || DATABASE_URL;
  if (!url) throw new StartError("Set DATABASE_URL to a database on the server for your previews.");
  parseEnv({ DATABASE_LISTEN_URL: url });
  return url;
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  if (url.password) url.password = "PASSWORD";
  return url.href;
}

async function create(server: string, name: string, isUrlOnly: boolean): Promise<void> {
  const url = await createPreview(server, name);
  if (isUrlOnly) return console.log(url);
  console.log(
    `The database is ready. Add this to the preview's variables (--url prints it with its password):\nDATABASE_URL=${withoutPassword(url)}`,
  );
}

async function drop(server: string, name: string): Promise<void> {
  const isDropped = await dropPreview(server, name);
  console.log(isDropped ? "The database was dropped." : "No preview has that name.");
}

async function list(server: string): Promise<void> {
  const previews = await listPreviews(server);
  if (previews.length === 0) console.log("There are no previews.");
  for (const { database, name } of previews) {
    console.log(`${name}\t${withoutPassword(addressOf(server, database))}`);
  }
}

// `npm run admin -- preview create NAME|drop NAME|list`
await runScript(async () => {
  const { values, positionals } = readArguments({ url: { type: "boolean" } }, USAGE);
  const [action, name, ...others] = positionals;
  const isUrlOnly = values.url ?? false;
  if (others.length > 0 || (isUrlOnly && action !== "create")) throw new StartError(USAGE);
  if (action === "create" && name) return create(serverAddress(), name, isUrlOnly);
  if (action === "drop" && name) return drop(serverAddress(), name);
  if (action === "list" && name === undefined) return list(serverAddress());
  throw new StartError(USAGE);
});
