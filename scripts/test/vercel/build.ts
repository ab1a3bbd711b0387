import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { constants, existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../../root.ts";
import { must } from "../trials/promises.ts";
import { StartError } from "../../start-error.ts";

const VERSION = "58.10.0";
const CLI = path.join(ROOT, `node_modules/.cache/vercel-${VERSION}`);
const LONGEST_BUILD_MS = 20 * 60_000;
const NOT_COPIED = /^(\.git|\.next|\.data|\.bench|\.vercel|\.env.*|node_modules\/\.cache)$/;

/** Part of every secret that the build gets. */
export const SECRET_MARK = "must-not-be-built-in";
const EXAMPLE = readFileSync(path.join(ROOT, ".env.example"), "utf8");
const SECRET_NAMES = EXAMPLE.match(/^(?!NEXT_PUBLIC_)\w+_(?:SECRET|KEY|TOKEN)(?==)/gm) ?? [];
const SECRETS = {
  ...Object.fromEntries(SECRET_NAMES.map((name) => [name, `${name}-${SECRET_MARK}-0123456789`])),
  DATABASE_URL: `postgres://homes:${SECRET_MARK}@127.0.0.1:9/homes`,
  SMTP_URL: `smtp://homes:${SECRET_MARK}@127.0.0.1:9`,
};

/**
 * Installs Vercel's CLI next to the dependencies if it's missing.
 * @throws StartError if that fails
 */
export function installCli(): void {
  if (existsSync(path.join(CLI, "node_modules/vercel/package.json"))) return;
  const args = ["install", "--prefix", CLI, "--no-save", "--ignore-scripts", `vercel@${VERSION}`];
  const { status, stderr } = spawnSync("npm", args, { encoding: "utf8" });
  if (status !== 0) throw new StartError(`Couldn't install Vercel's CLI:\n${stderr}`);
}

/** Copies the checkout with its dependencies and links it to a project that doesn't exist. */
export async function copyCheckout(folder: string): Promise<void> {
  await cp(ROOT, folder, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    verbatimSymlinks: true,
    filter: (source) => !NOT_COPIED.test(path.relative(ROOT, source)),
  });
  const settings = { framework: "nextjs", nodeVersion: "24.x" };
  const project = { projectId: "prj_local", orgId: "team_local", settings };
  await writeJson(path.join(folder, ".vercel/project.json"), project);
  const config = JSON.parse(await readFile(path.join(folder, "vercel.json"), "utf8")) as object;
  // The dependencies are copied, so nothing has to be installed and no network is needed.
  await writeJson(path.join(folder, "vercel.json"), { ...config, installCommand: "" });
}

async function writeJson(file: string, value: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}

/**
 * Runs `vercel build` in a copy, without an account.
 * @throws Broken with its output
 */
export async function buildByVercel(folder: string, hasAdapter: boolean): Promise<void> {
  for (const made of [".next", ".vercel/output"]) {
    await rm(path.join(folder, made), { recursive: true, force: true });
  }
  const entry = path.join(CLI, "node_modules/vercel/dist/vc.js");
  const child = spawn(process.execPath, [entry, "build", "--prod", "--yes"], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOME: path.dirname(folder),
      CI: "1",
      VERCEL_ENV: "production",
      VERCEL_TELEMETRY_DISABLED: "1",
      NEXT_TELEMETRY_DISABLED: "1",
      ...(hasAdapter && { NEXT_ENABLE_ADAPTER: "1" }),
      ...SECRETS,
    },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: LONGEST_BUILD_MS,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const [status] = (await once(child, "close")) as [number | null];
  must(status === 0, output.slice(-4_000));
}
