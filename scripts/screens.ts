import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isPagePath, isPrerendered, PAGE_METHODS } from "#lib/routes.ts";

/** By this a request says that what proxy.ts does is done: its `matcher` names it too. */
export const SCREEN_CHOSEN = "x-screen-chosen";

interface Chosen {
  url: string;
  headers: Record<string, string>;
}

// Of a screen at another address than its own Next wants to know both, where it makes the screen, or only
// the data for it: those are the proxy's.
async function choose({ url = "", headers }: IncomingMessage): Promise<Chosen | null> {
  const [path = "", query] = url.split("?");
  const { chooseScreen } = await import("#http/screen-request.ts");
  const sent = { get: (name: string) => headers[name.toLowerCase()]?.toString() ?? null };
  const hasFailed = Boolean(new URLSearchParams(query).get("error"));
  const { screen, headers: given } = await chooseScreen(path, sent, hasFailed);
  if (screen === path) return { url, headers: given };
  if (!isPrerendered(screen) || headers.rsc !== undefined) return null;
  return { url: query === undefined ? screen : `${screen}?${query}`, headers: given };
}

// Next redirects to these in their one spelling.
const HAS_NEEDLESS_SLASH = /\/\/|\\/;

function isForPage({ method = "", url = "" }: IncomingMessage): boolean {
  const [path = ""] = url.split("?", 1);
  return PAGE_METHODS.includes(method) && isPagePath(path) && !HAS_NEEDLESS_SLASH.test(path);
}

async function answerForPage(
  request: IncomingMessage,
  response: ServerResponse,
  answer: RequestListener,
): Promise<void> {
  const chosen = await choose(request).catch(() => null);
  if (!chosen) return answer(request, response);
  request.url = chosen.url;
  request.headers[SCREEN_CHOSEN] = "1";
  for (const [name, value] of Object.entries(chosen.headers)) {
    request.headers[name.toLowerCase()] = value;
  }
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  // Only now: Next puts the headers of its configuration in the place of those that stand there.
  response.writeHead = (...all: unknown[]) => {
    if (!response.headersSent) response.setHeaders(new Map(Object.entries(chosen.headers)));
    return writeHead(...all);
  };
  answer(request, response);
}

/**
 * Does the work of proxy.ts: running that takes Next a quarter of the processor's time of a signed-in
 * screen. What it leaves, and what fails here, is the proxy's.
 */
export const withScreens =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    isForPage(request) ? void answerForPage(request, response, answer) : answer(request, response);
