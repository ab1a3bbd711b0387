import type { RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "#lib/errors.ts";
import type { Env } from "#server/env.ts";
import type { ApplicationDatabase } from "./database.ts";
import { type HttpServer, listen } from "./http-server.ts";
import { StartError } from "./start-error.ts";

const AGAIN_MS = 1_000;
const SENTENCE = "Porchlight can't reach its database right now. Please try again in a moment.";
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Porchlight</title><body><p>${SENTENCE}</p></body></html>`;

const answerAway: RequestListener = (request, response) => {
  if (request.url === "/api/health/live") {
    response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(JSON.stringify({ status: "ok" }));
    return;
  }
  const isCall = request.url?.startsWith("/api/");
  const body = isCall ? JSON.stringify({ error: SENTENCE }) : PAGE;
  response.writeHead(503, {
    "Content-Type": isCall ? "application/json" : "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'",
    "Cache-Control": "no-store",
    "Retry-After": "5",
    Connection: "close",
  });
  response.end(body);
};

/**
 * Prepares the database, and waits for one that is away: meanwhile every request is answered 503 with
 * a sentence, but for the one that asks whether the process lives. One that refuses us is not waited for.
 * @param signal ends the wait
 * @throws StartError
 */
export async function prepareWhenThere(
  database: ApplicationDatabase,
  { PORT }: Pick<Env, "PORT">,
  signal: AbortSignal,
): Promise<void> {
  let waiting: HttpServer | undefined;
  try {
    for (;;) {
      try {
        return await database.prepare();
      } catch (error) {
        if (!(error instanceof StartError) || !isDatabaseAway(error)) throw error;
        if (!waiting) console.error(`${error.message} Waiting for it ...`);
        waiting ??= await listen(PORT, 0, answerAway);
        await sleep(AGAIN_MS, undefined, { signal });
      }
    }
  } finally {
    await waiting?.close();
  }
}
