import { existsSync, globSync, lstatSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, readlink, symlink } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../root.ts";

const BUILD = path.join(ROOT, ".next");
const SERVER = path.join(BUILD, "next-server.js.nft.json");
// What a platform reads of a build beside what a function requires.
const MANIFESTS = [
  "*.json",
  "BUILD_ID",
  "package.json",
  "server/*.{js,json}",
  "server/app/**/*.{html,rsc,meta,body,segments}",
  "server/app/**/*.segment.rsc",
  "server/pages/**/*",
];

export interface TracedFunction {
  name: string;
  files: string[];
}

const tracedBy = (manifest: string): string[] => {
  const { files } = JSON.parse(readFileSync(manifest, "utf8")) as { files: string[] };
  return files
    .map((file) => path.resolve(path.dirname(manifest), file))
    .filter((file) => existsSync(file));
};

// What is traced: the trace itself does not name it.
const entryOf = (manifest: string) => path.join(BUILD, manifest.replace(/\.nft\.json$/, ""));

/** Every function of the build with the files that it was traced to, the server's own among them. */
export function listFunctions(): TracedFunction[] {
  const server = tracedBy(SERVER);
  return globSync("server/**/*.nft.json", { cwd: BUILD }).map((manifest) => ({
    name: manifest.replace(/^server\/(app\/)?/, "/").replace(/\.js\.nft\.json$/, ""),
    files: [...new Set([...server, ...tracedBy(path.join(BUILD, manifest)), entryOf(manifest)])],
  }));
}

const RUN_JOBS = /^\/(api\/(jobs|document-uploads|documents|inquiries)|homes|visits)\/.*route$/;

// What is read while it runs, of which no import tells: where the functions share a folder, none is missed.
const READ: readonly { by: RegExp; file: RegExp }[] = [
  { by: /^\/(homes|visits|shared-documents|open-house)\//, file: /\/listing-page\.css$/ },
  { by: /^\/(visits\/|homes\/.*\/visit\/)/, file: /\/visit\/visit\.css$/ },
  { by: /^\/open-house\//, file: /\/sign-in-sheet\/worker\.js$/ },
  { by: /^\/homes\/.*\/card\.jpg\//, file: /-drawn\.ttf$/ },
  { by: /^\/api\/templates\//, file: /-print\.ttf$/ },
  { by: /^\/(api\/templates|homes\/.*\/card\.jpg)\//, file: /\/resvg-wasm\/index_bg\.wasm$/ },
  // Whoever adds a job runs what is due, once it has answered.
  { by: RUN_JOBS, file: /\/unpdf\/dist\/pdfjs\.mjs$/ },
  { by: RUN_JOBS, file: /\.next\/.*\/pdf-text-worker[^/]*\.m?js$/ },
  {
    by: /^\/api\/document-uploads\/.*\/complete\/route$/,
    file: /\.next\/.*\/pdf-check-worker[^/]*\.m?js$/,
  },
];

/** Files that a function reads while it runs and was not traced to, each in words. */
export const lackingFiles = (functions: readonly TracedFunction[]): string[] =>
  READ.flatMap(({ by, file }) => {
    const readers = functions.filter(({ name }) => by.test(name));
    if (readers.length === 0) return [`No function is called ${by.source}`];
    return readers
      .filter(({ files }) => !files.some((one) => file.test(one)))
      .map(({ name }) => `${name} lacks ${file.source}`);
  });

/** In bytes; what lies behind a link counts where it lies. */
export const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => {
    const { isFile, size } = infoOf(file);
    return sum + (isFile ? size : 0);
  }, 0);

function infoOf(file: string) {
  const info = lstatSync(file).isSymbolicLink() ? null : statSync(file);
  return { isFile: info?.isFile() ?? false, size: info?.size ?? 0 };
}

const NEXT = path.join(ROOT, "node_modules/next");

/**
 * Copies the functions' files into a folder, and nothing else of this one: what is not traced is not
 * there. Next alone is whole, by a link: its trace is of what answers, and leaves the routing before
 * that to the platform, which here is Next's own.
 * @returns the bytes of all functions together, of Next what was traced
 */
export async function copyFunctions(
  functions: readonly TracedFunction[],
  folder: string,
): Promise<number> {
  const manifests = globSync(MANIFESTS, { cwd: BUILD }).map((file) => path.join(BUILD, file));
  const files = new Set([
    ...functions.flatMap((one) => one.files),
    ...manifests.filter((file) => lstatSync(file).isFile()),
    path.join(ROOT, "package.json"),
  ]);
  for (const file of files) {
    const isOfNext = file === NEXT || file.startsWith(NEXT + path.sep);
    if (!isOfNext) await copy(file, path.join(folder, path.relative(ROOT, file)));
  }
  // The front has what lies in there; Next only looks whether there is anything.
  await mkdir(path.join(folder, ".next/static"), { recursive: true });
  await symlink(NEXT, path.join(folder, "node_modules/next"));
  return sizeOf([...files]);
}

async function copy(from: string, to: string): Promise<void> {
  const info = lstatSync(from);
  await mkdir(path.dirname(to), { recursive: true });
  if (info.isSymbolicLink()) {
    if (!existsSync(to)) await symlink(await readlink(from), to);
  } else if (info.isFile()) {
    await cp(from, to);
  }
}
