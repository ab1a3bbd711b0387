import type { Condition, Output, Route, Target } from "./output.ts";

/** A request while it passes the routes of config.json. */
export interface Routed {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** Response headers. A function's own headers override `answer`, and `important` overrides those. */
  answer: Headers;
  important: Headers;
  status?: number;
  target?: Target;
  response?: Response;
}

export type Middleware = (path: string, asked: Routed) => Promise<Response>;

type Phase = "start" | "filesystem" | "resource" | "miss" | "rewrite" | "hit" | "error";

function phasesOf(routes: readonly Route[]): Map<Phase, Route[]> {
  const phases = new Map<Phase, Route[]>();
  let phase: Phase = "start";
  for (const route of routes) {
    if (route.handle) phase = route.handle as Phase;
    else phases.set(phase, [...(phases.get(phase) ?? []), route]);
  }
  return phases;
}

/** Creates a router that follows the documentation of the Build Output API. */
export function createRouter({ config, targets }: Output, middleware: Middleware) {
  const phases = phasesOf(config.routes);

  function find(asked: Routed): boolean {
    const target = targets.get(decodeURIComponent(asked.path));
    if (target) asked.target = target;
    return target !== undefined;
  }

  async function run(phase: Phase, asked: Routed): Promise<boolean> {
    for (const route of phases.get(phase) ?? []) {
      const match = matchRoute(route, asked);
      if (!match) continue;
      await apply(route, match, asked);
      if (asked.response) return true;
      if (route.check && (await check(phase, asked))) return true;
      if (!route.continue && !route.check) break;
    }
    return false;
  }

  // "check: if true, the route triggers handle: 'filesystem' and handle: 'rewrite'."
  async function check(phase: Phase, asked: Routed): Promise<boolean> {
    if (find(asked)) return true;
    if (phase === "rewrite") return false;
    if (phase !== "miss" && (await run("miss", asked))) return true;
    return run("rewrite", asked);
  }

  async function apply(route: Route, match: Match, asked: Routed): Promise<void> {
    const fill = (text: string) =>
      text.replaceAll(/\$(\w+)/g, (_, name: string) => match[name] ?? "");
    if (route.middlewarePath) {
      applyMiddleware(await middleware(route.middlewarePath, asked), asked);
    }
    const headers = route.important ? asked.important : asked.answer;
    for (const [name, value] of Object.entries(route.headers ?? {})) headers.set(name, fill(value));
    if (route.status) asked.status = route.status;
    if (route.dest) moveTo(fill(route.dest), asked);
  }

  return async (request: Pick<Routed, "method" | "headers"> & { url: string }): Promise<Routed> => {
    const { pathname, searchParams } = new URL(request.url, "http://host");
    const asked: Routed = {
      method: request.method,
      headers: { ...request.headers },
      path: pathname,
      query: searchParams,
      answer: new Headers(),
      important: new Headers(),
    };
    for (const phase of ["start", "filesystem", "resource"] as const) {
      if ((await run(phase, asked)) || (await check(phase, asked))) break;
    }
    if (!asked.target && !asked.response) {
      const status = asked.status ?? 404;
      const route = phases.get("error")?.find((one) => one.status === status);
      if (route) await apply(route, {}, asked);
      find(asked);
    }
    await run("hit", asked);
    return asked;
  };
}

type Match = Readonly<Record<string, string | undefined>>;

function matchRoute(route: Route, { method, path, headers }: Routed): Match | null {
  if (route.methods && !route.methods.includes(method)) return null;
  const { src = "", caseSensitive } = route;
  const whole = `${src.startsWith("^") ? "" : "^"}${src}${src.endsWith("$") ? "" : "$"}`;
  const match = new RegExp(whole, caseSensitive ? "" : "i").exec(path);
  if (!match) return null;
  const found: Record<string, string | undefined> = { ...match.groups };
  match.forEach((group, index) => (found[index] = group));
  for (const condition of route.has ?? []) {
    const groups = meets(condition, headers);
    if (!groups) return null;
    Object.assign(found, groups);
  }
  return route.missing?.some((condition) => meets(condition, headers)) ? null : found;
}

function meets({ type, key, value }: Condition, headers: Routed["headers"]): Match | null {
  if (type !== "header")
    throw new Error(`A route uses ${type}, which this test server doesn't support`);
  const actual = headers[key];
  if (actual === undefined) return null;
  const match = new RegExp(`^${value ?? ".*"}$`).exec(actual);
  return match && { ...match.groups };
}

function moveTo(dest: string, asked: Routed): void {
  const [path = "", query = ""] = dest.split("?");
  asked.path = path;
  for (const [name, value] of new URLSearchParams(query)) asked.query.set(name, value);
}

// Next's middleware uses these headers to change the path or the request headers.
function applyMiddleware(response: Response, asked: Routed): void {
  const headers = new Headers(response.headers);
  const rewrite = headers.get("x-middleware-rewrite");
  const sent = headers.get("x-middleware-override-headers");
  if (!rewrite && !headers.has("x-middleware-next")) {
    asked.response = response;
    return;
  }
  if (sent !== null) {
    asked.headers = {};
    for (const name of sent.split(",").map((part) => part.trim())) {
      const value = headers.get(`x-middleware-request-${name}`);
      if (value !== null) asked.headers[name] = value;
    }
  }
  if (rewrite) {
    const { pathname, search } = new URL(rewrite, "http://host");
    moveTo(pathname + search, asked);
  }
  for (const [name, value] of headers) {
    if (name === "set-cookie") asked.answer.append(name, value);
    else if (!name.startsWith("x-middleware-")) asked.answer.set(name, value);
  }
}
