import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";

interface EntryContext {
  waitUntil: (work: Promise<void>) => void;
  requestMeta: { relativeProjectDir: string };
}

/** What a build makes of a route, for Next's own server and for platforms alike. */
type Entry = (
  request: IncomingMessage,
  response: ServerResponse,
  context: EntryContext,
) => Promise<void>;

interface RoutesManifest {
  headers: { source: string; regex: string }[];
}

// The rules of next.config.ts that the listener applies itself (scripts/http-server.ts).
const OF_EVERY = "/(.*)";

/** The entries of a build by their address: of the API, where an address is fixed and has no headers of its own. */
function readEntries(root: string): Map<string, string> {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(root, ".next", name), "utf8"));
  const files = read("server/app-paths-manifest.json") as Record<string, string>;
  const { headers } = read("routes-manifest.json") as RoutesManifest;
  const others = headers
    .filter(({ source }) => source !== OF_EVERY)
    .map(({ regex }) => new RegExp(regex));
  const entries = new Map<string, string>();
  for (const [name, file] of Object.entries(files)) {
    const address = /^(\/api\/[\w/-]+)\/route$/.exec(name)?.[1];
    if (!address || others.some((rule) => rule.test(address))) continue;
    entries.set(address, path.join(root, ".next/server", file));
  }
  return entries;
}

const running = new Set<Promise<void>>();

function waitUntil(work: Promise<void>): void {
  // Next has told of its failure.
  const done = work.catch(() => undefined).finally(() => running.delete(done));
  running.add(done);
}

/** Waits for what calls had left to do after their answer. */
export async function endDirectCalls(): Promise<void> {
  await Promise.all(running);
}

/**
 * Answers reads of the API by the entry that the build has for each, as a platform does
 * (nextjs.org/docs/app/api-reference/adapters/invoking-entrypoints), and leaves all else to `answer`. On
 * its own way there Next's server goes through its rules for every address, two fifths of what a short
 * call takes (docs/performance.md).
 * @param root the folder of the project, with a build
 */
export function withDirectCalls(root: string, answer: RequestListener): RequestListener {
  const files = readEntries(root);
  const load = createRequire(path.join(root, "package.json"));
  const context: EntryContext = {
    waitUntil,
    requestMeta: { relativeProjectDir: path.relative(process.cwd(), root) },
  };

  async function call(file: string, request: IncomingMessage, response: ServerResponse) {
    const { handler } = (await load(file)) as { handler: Entry };
    await handler(request, response, context);
  }

  return (request, response) => {
    const { method, url = "" } = request;
    const file = method === "GET" ? files.get(url.split("?", 1)[0] ?? "") : undefined;
    if (!file) return answer(request, response);
    call(file, request, response).catch(() => {
      // An entry answers for its own failures: this one could not begin, and Next says why.
      if (response.headersSent) response.destroy();
      else answer(request, response);
    });
  };
}
