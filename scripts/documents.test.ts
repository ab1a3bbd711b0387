import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CONTRACT } from "#lib/contract/index.ts";
import type { CallSpec } from "#lib/contract/call.ts";
import { ROOT } from "./root.ts";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs|css|md|sql)$|^\.ci\/|^\.env\.example$/.test(file))
  .filter((file) => existsSync(path.join(ROOT, file)));

/** A document by its file name, wherever it stands. */
const DOCUMENT = /(?<![\w*])(?:[\w.-]+\/)*[\w-]+\.md\b/g;
/** A specification by its title alone. */
const TITLE = /\b(?:SPEC|CONTRACT|DESIGN)(?='s|,? "| section)|(?<=\s)\((?:SPEC|CONTRACT|DESIGN)\b/g;

function isHere(file: string, document: string): boolean {
  return [
    ROOT,
    path.join(ROOT, path.dirname(file)),
    path.join(ROOT, "docs"),
    path.join(ROOT, "docs/decisions"),
  ].some((folder) => existsSync(path.join(folder, document)));
}

test("no file cites a document that the repository does not hold", () => {
  const missing = files
    .filter((file) => file !== "scripts/documents.test.ts")
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), "utf8");
      const documents = (text.match(DOCUMENT) ?? []).filter((document) => !isHere(file, document));
      return [...documents, ...(text.match(TITLE) ?? [])].map((cited) => `${file}: ${cited}`);
    });
  expect(missing).toEqual([]);
});

/** The rows of a document's tables, cell by cell. */
const rowsOf = (document: string): string[][] =>
  readFileSync(path.join(ROOT, document), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

test("docs/authorization.md tells of each call once who may call it", () => {
  const told = rowsOf("docs/authorization.md")
    .filter(([call]) => /^`[A-Z]+ \/api\//.test(call ?? ""))
    .map(([call = "", caller]) => [call.slice(1, -1), caller === "everyone"]);
  const calls = Object.entries<CallSpec>(CONTRACT).map(([name, spec]) => [name, !!spec.public]);
  expect(told.toSorted()).toEqual(calls.toSorted());
});
