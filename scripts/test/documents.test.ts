import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { CONTRACT } from "#lib/contract/index.ts";
import type { CallSpec } from "#lib/contract/call.ts";
import { ROOT } from "../root.ts";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs|css|md|sql)$|^\.ci\/|^\.env\.example$/.test(file))
  .filter((file) => existsSync(path.join(ROOT, file)));

/** Matches a document's file name, with or without its folder. */
const DOCUMENT = /(?<![\w*])(?:[\w.-]+\/)*[\w-]+\.md\b/g;
/** Matches a specification that's referred to by its title. */
const TITLE = /\b(?:SPEC|CONTRACT|DESIGN)(?='s|,? "| section)|(?<=\s)\((?:SPEC|CONTRACT|DESIGN)\b/g;

function isHere(file: string, document: string): boolean {
  return [
    ROOT,
    path.join(ROOT, path.dirname(file)),
    path.join(ROOT, "docs"),
    path.join(ROOT, "docs/decisions"),
  ].some((folder) => existsSync(path.join(folder, document)));
}

test("no file cites a document that isn't in the repository", () => {
  const missing = files
    .filter((file) => file !== "scripts/test/documents.test.ts")
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), "utf8");
      const documents = (text.match(DOCUMENT) ?? []).filter((document) => !isHere(file, document));
      return [...documents, ...(text.match(TITLE) ?? [])].map((cited) => `${file}: ${cited}`);
    });
  expect(missing).toEqual([]);
});

const read = (document: string) => readFileSync(path.join(ROOT, document), "utf8");

describe("docs/authorization.md", () => {
  // A line is a path and its methods: "/api/property GET:read POST:write".
  const listed = read("docs/authorization.md")
    .split("\n## ")
    .flatMap((section) =>
      (section.match(/^\/api\/.*$/gm) ?? []).flatMap((line) => {
        const [address = "", ...methods] = line.split(" ");
        return methods.map((text) => {
          const [method = "", token] = text.split(":");
          return { name: `${method} ${address}`, public: section.startsWith("Everyone"), token };
        });
      }),
    );

  test("lists each call once, with its scope, and the public ones under Everyone", () => {
    const calls = Object.entries<CallSpec>(CONTRACT).map(([name, spec]) => ({
      name,
      public: !!spec.public,
      token: spec.token,
    }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(listed.toSorted(byName)).toEqual(calls.toSorted(byName));
  });
});

/** Returns the numbers of a range: "1.2.3-4" is 1.2.3 and 1.2.4. */
function numbersIn(range: string): string[] {
  const [chapter, section, first, last = first] = range.split(/[.-]/);
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, at) => `${chapter}.${section}.${Number(first) + at}`,
  );
}

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0. "1.2.1-9" means nine of section 1.2. */
const REQUIREMENTS = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1-1 3.2.1-2 3.3.1-4 3.4.1-6
  3.5.1-5 3.7.1-2 4.1.1-3 4.2.1-1 4.3.1-2 4.4.1-4 5.1.1-1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12
  6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2
  8.2.1-3 8.3.1-1 8.4.1-1 9.1.1-3 9.2.1-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2
  10.7.1-3 11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1-1 11.6.1-1 12.1.1-3 12.2.1-2 12.3.1-4
  13.1.1-1 13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3 15.3.1-7
  16.1.1-1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3 17.1.1-1 17.2.1-4 17.3.1-2`
  .trim()
  .split(/\s+/)
  .flatMap(numbersIn);

describe("docs/asvs.txt", () => {
  // Each status begins with a line such as "Met: 171".
  const statuses = read("docs/asvs.txt")
    .split(/\n(?=[A-Z].*: \d+\n)/)
    .slice(1);
  const rows = statuses.map((text) => text.split("\n").filter((line) => /^\d/.test(line)));
  const numbers = rows.map((lines) =>
    lines
      .flatMap((line) => line.split(": ")[0]?.match(/\d+\.\d+\.\d+(?:-\d+)?/g) ?? [])
      .flatMap(numbersIn),
  );

  test("answers each requirement once", () => {
    expect(REQUIREMENTS).toHaveLength(253);
    expect(numbers.flat().toSorted()).toEqual(REQUIREMENTS.toSorted());
  });

  test("counts the requirements of each status", () => {
    const counts = statuses.map((text) => Number(text.match(/: (\d+)\n/)?.[1]));
    expect(counts).toEqual(numbers.map((listed) => listed.length));
  });

  test("cites existing files and text in them", () => {
    // A path, followed by names of tests or functions: `lib/a.ts` "one", "two".
    const cited =
      /`([\w.@()[\]-]+(?:\/[\w.()[\]-]+)+|[\w.-]+\.(?:md|json|mjs|ts))`((?:,? "[^"]+")*)/g;
    const wrong = rows
      .flat()
      .flatMap((line) => [...line.matchAll(cited)])
      .filter(([, file = ""]) => !file.startsWith("@"))
      .flatMap(([, file = "", names = ""]) => {
        if (!existsSync(path.join(ROOT, file))) return [file];
        const quoted = [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
        if (quoted.length === 0) return [];
        const text = read(file);
        return quoted.filter((name) => !text.includes(name)).map((name) => `${file}: ${name}`);
      });
    expect(wrong).toEqual([]);
  });
});
