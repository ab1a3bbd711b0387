import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnvFile } from "node:process";
import { type Env, parseEnv } from "#server/env.ts";
import { ROOT } from "../root.ts";

/** Existing variables override `.env.local`, which overrides `.env`. */
export function readEnvFiles(): void {
  for (const name of [".env.local", ".env"]) {
    const file = path.join(ROOT, name);
    if (existsSync(file)) loadEnvFile(file);
  }
}

/**
 * Reads and checks the variables of this process and its .env files.
 * @throws EnvError naming every variable that's missing or wrong
 */
export function readConfiguration(): Env {
  readEnvFiles();
  return parseEnv(process.env);
}
