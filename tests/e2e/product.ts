import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseEnv } from "node:util";
import { NODE_FLAGS, ROOT } from "#scripts/root.ts";

const VARIABLES = parseEnv(await readFile(path.join(ROOT, ".env.example"), "utf8"));

/**
 * Starts the product as `npm start` does, with its own port and database, for tests that need other
 * variables than `server.ts` sets.
 */
export async function startProduct(variables: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "porchlight-product-"));
  const unset = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, ""]));
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(ROOT, "scripts/ops/start.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...unset,
      PORT: "0",
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let url = "";
  for await (const line of createInterface(child.stdout)) {
    url = /ready at (\S+)/.exec(line)?.[1] ?? "";
    if (url) break;
  }
  if (!url) throw new Error("The product did not start");
  child.stdout.resume();
  return {
    url,
    dataDir,
    stop: async () => {
      child.kill("SIGINT");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
