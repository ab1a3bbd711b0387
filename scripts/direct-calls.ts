import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { filterInternalHeaders } from "next/dist/server/lib/server-ipc/utils.js";
import { SCREEN_CHOSEN } from "./screens.ts";

interface EntryContext {
  waitUntil: (work: Promise<void>) => void;
  requestMeta: { relativeProjectDir: string };
}

/** What a build makes of a route or a page, for Next's own server and for platforms alike. */
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: EntryContext,
) => Promise<void>;

interface HeaderRule {
  source: string;
  regex: string;
  headers: { key: string; value: string }[];
  has?: unknown;
  missing?: unknown;
}

interface Entry {
  file: string;
  isPage: boolean;
  headers: Map<string, string>;
  /** Once it is loaded. */
  handler?: Handler;
}

// The rules of next.config.ts that the listener applies itself (scripts/http-server.ts).
const OF_EVERY = "/(.*)";

// "/(signed-in)/settings/page" stands at /settings; an address with a part of it open has brackets.
const FIXED = /^((?:\/(?:\([\w-]+\)|[a-z][\w-]*))+)\/(page|route)$/;

/** @returns where what a build names so stands; null where it is no page and no call, or not fixed */
function placeOf(name: string): { address: string; isPage: boolean } | null {
  const [, way = "", kind] = FIXED.exec(name) ?? [];
  const address = way.replaceAll(/\/\([\w-]+\)/g, "");
  const isPage = kind === "page";
  return isPage || address.startsWith("/api/") ? { address, isPage } : null;
}

/** The entries of a build by their address, where that is fixed and so are the headers that it gets. */
function readEntries(root: string): Map<string, Entry> {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(root, ".next", name), "utf8"));
  const files = read("server/app-paths-manifest.json") as Record<string, string>;
  const manifest = read("routes-manifest.json") as { headers: HeaderRule[] };
  const rules = manifest.headers.filter(({ source }) => source !== OF_EVERY);
  const entries = new Map<string, Entry>();
  for (const [name, file] of Object.entries(files)) {
    const place = placeOf(name);
    if (!place) continue;
    const { address, isPage } = place;
    const own = rules.filter(({ regex }) => new RegExp(regex).test(address));
    if (own.some(({ has, missing }) => has ?? missing)) continue;
    const headers = new Map(
      own.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const)),
    );
    entries.set(address, { file: path.join(root, ".next/server", file), isPage, headers });
  }
  return entries;
}

const running = new Set<Promise<void>>();

function waitUntil(work: Promise<void>): void {
  // Next has told of its failure.
  const done = work.catch(() => undefined).finally(() => running.delete(done));
  running.add(done);
}

/** Waits for what requests had left to do after their answer. */
export async function endDirectCalls(): Promise<void> {
  await Promise.all(running);
}

// Of a page only what a browser loads: the data for a step in the application, and an address that shows
// another screen, are Next's.
const isAskedFor = ({ isPage }: Entry, { headers }: IncomingMessage): boolean =>
  !isPage || (headers[SCREEN_CHOSEN] !== undefined && headers.rsc === undefined);

/**
 * Answers reads of the API and pages by the entry that the build has for each, as a platform does
 * (nextjs.org/docs/app/api-reference/adapters/invoking-entrypoints), and leaves all else to `answer`. On
 * its own way there Next's server goes through its rules for every address, two fifths of what a short
 * call takes (docs/performance.md).
 * @param root the folder of the project, with a build
 */
export function withDirectCalls(root: string, answer: RequestListener): RequestListener {
  const entries = readEntries(root);
  const load = createRequire(path.join(root, "package.json"));
  const relativeProjectDir = path.relative(process.cwd(), root);

  async function call(
    entry: Entry,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    entry.handler ??= ((await load(entry.file)) as { handler: Handler }).handler;
    filterInternalHeaders(request.headers);
    response.setHeaders(entry.headers);
    // Next keeps there what it knows of this one request.
    await entry.handler(request, response, { waitUntil, requestMeta: { relativeProjectDir } });
  }

  return (request, response) => {
    const [address = ""] = request.url?.split("?", 1) ?? [];
    const entry = request.method === "GET" ? entries.get(address) : undefined;
    if (!entry || !isAskedFor(entry, request)) return answer(request, response);
    call(entry, request, response).catch(() => {
      // An entry answers for its own failures: this one could not begin, and Next says why.
      if (response.headersSent) response.destroy();
      else answer(request, response);
    });
  };
}
