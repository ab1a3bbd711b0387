import { env } from "#server/env.ts";

/** Runs once when a server starts: a variable that is missing or wrong is named here, not at its first use. */
export function register() {
  env();
}
