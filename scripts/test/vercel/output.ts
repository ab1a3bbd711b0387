import { globSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/** One route of config.json: https://vercel.com/docs/build-output-api/configuration#routes */
export interface Route {
  src?: string;
  handle?: string;
  dest?: string;
  headers?: Record<string, string>;
  methods?: string[];
  has?: Condition[];
  missing?: Condition[];
  status?: number;
  caseSensitive?: boolean;
  continue?: boolean;
  check?: boolean;
  important?: boolean;
  middlewarePath?: string;
}
export type Condition = { type: string; key: string; value?: string };

export interface Config {
  version: number;
  routes: Route[];
  overrides: Record<string, { path?: string; contentType?: string }>;
  crons: { path: string; schedule: string }[];
}

export type Target = { file: string; type: string } | { function: string };

export type Output = ReturnType<typeof readOutput>;

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;

/** Reads `.vercel/output` of a checkout. Returns its config and the target of each path. */
export function readOutput(root: string) {
  const folder = path.join(root, ".vercel/output");
  const config = readJson<Config>(path.join(folder, "config.json"));
  const targets = new Map<string, Target>();
  const files = path.join(folder, "static");
  for (const name of globSync("**/*", { cwd: files })) {
    const file = path.join(files, name);
    if (!lstatSync(file).isFile()) continue;
    const { path: renamed = name, contentType } = config.overrides[name] ?? {};
    const type = contentType ?? TYPES[path.extname(name)] ?? "application/octet-stream";
    targets.set(`/${renamed}`, { file, type });
  }
  const functions = path.join(folder, "functions");
  for (const name of globSync("**/*.func", { cwd: functions })) {
    const target = { function: realpathSync(path.join(functions, name)) };
    targets.set(`/${name.slice(0, -".func".length)}`, target);
  }
  const home = targets.get("/index");
  if (home) targets.set("/", home);
  return { root, folder, config, targets };
}

/** Returns the source of each file of a function, by its path in the function. */
export function filesOf(root: string, folder: string): Map<string, string> {
  const { filePathMap = {} } = readJson<{ filePathMap?: Record<string, string> }>(
    path.join(folder, ".vc-config.json"),
  );
  const own = readdirSync(folder, { encoding: "utf8", recursive: true })
    .filter((name) => !lstatSync(path.join(folder, name)).isDirectory())
    .map((name) => [name, path.join(folder, name)] as const);
  const traced = Object.entries(filePathMap).map(
    ([name, source]) => [name, path.join(root, source)] as const,
  );
  return new Map([...traced, ...own]);
}
