import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { NODE_FLAGS, ROOT } from "#scripts/root.ts";
import { dataFolder } from "./data-folder.ts";

async function run(name: string, argument: string): Promise<string> {
  const script = path.join(ROOT, "tests/e2e", name);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...NODE_FLAGS, script, argument],
    { env: { ...process.env, DATA_DIR: dataFolder(process.env.E2E_PORT ?? "3210") } },
  );
  return stdout;
}

/** Moves a showing into the past, to one hour ago. */
export const letShowingPass = (visitor: string) => run("let-showing-pass.ts", visitor);

/** Lets an hour pass for a home's asking prices and the emails to its followers. */
export const letHourPass = (slug: string) => run("let-hour-pass.ts", slug);

/** Lets 14 days pass for an account whose deletion is requested, and the next sweep begin. */
export const letDeletionComeDue = (adminEmail: string) =>
  run("let-deletion-come-due.ts", adminEmail);

/** Returns the database tables and files of the running product that contain a text. */
export const findTracesOf = async (text: string): Promise<string[]> =>
  JSON.parse(await run("find-traces.ts", text)) as string[];
