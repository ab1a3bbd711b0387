import type { Instrumentation } from "next";

// As Next documents it: this condition at each import keeps Node code out of builds for other runtimes.

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
