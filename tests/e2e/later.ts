import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { NODE_FLAGS, ROOT } from "#scripts/root.ts";
import { dataFolder } from "./data-folder.ts";

/** Moves a showing into the past, to one hour ago. */
export async function letShowingPass(visitor: string): Promise<void> {
  const script = path.join(ROOT, "tests/e2e/let-showing-pass.ts");
  await promisify(execFile)(process.execPath, [...NODE_FLAGS, script, visitor], {
    env: { ...process.env, DATA_DIR: dataFolder(process.env.E2E_PORT ?? "3210") },
  });
}
