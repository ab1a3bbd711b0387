import type { Instrumentation } from "next";

// As Next documents it: what needs Node is imported where Node runs, so that no build for another runtime
// contains it. The condition has to stand at each import.

/** Runs once when a server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs")
    await (await import("./instrumentation-node.ts")).register();
}

/** Runs for each page that fails. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME === "nodejs")
    await (await import("./instrumentation-node.ts")).onRequestError(...failure);
};
