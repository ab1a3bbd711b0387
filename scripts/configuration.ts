import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnvFile } from "node:process";
import { type Env, parseEnv } from "#server/env.ts";
import { ROOT } from "./root.ts";

/**
 * Reads and checks the variables of this process. Variables that are set win over `.env.local`, and
 * that over `.env`.
 * @throws EnvError naming every variable that is missing or wrong.
 */
export function readConfiguration(): Env {
  for (const name of [".env.local", ".env"]) {
    const file = path.join(ROOT, name);
    if (existsSync(file)) loadEnvFile(file);
  }
  return parseEnv(process.env);
}
