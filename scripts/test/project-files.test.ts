import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LICENSE_LIST, writeLicenseList } from "../build/license-list.ts";
import { lockedPackages } from "../build/lockfile.ts";
import { ROOT } from "../root.ts";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const { version, license, scripts } = JSON.parse(read("package.json")) as {
  version: string;
  license: string;
  scripts: Record<string, string>;
};

test("THIRD_PARTY_LICENSES.txt lists the current packages", () => {
  expect(readFileSync(LICENSE_LIST, "utf8")).toBe(writeLicenseList(lockedPackages()));
});

test("the current version has a dated section in CHANGELOG.md", () => {
  const [, ...chapters] = read("CHANGELOG.md").split(/^## /m);
  const headings = chapters.map((chapter) => chapter.split("\n")[0] ?? "");
  expect(headings[0]).toBe("Unreleased");
  expect(headings[1]).toMatch(
    new RegExp(`^${version.replaceAll(".", "\\.")} – \\d{4}-\\d\\d-\\d\\d$`),
  );
  for (const heading of headings.slice(1)) expect(heading).toMatch(/^\d+\.\d+\.\d+ – /);
});

test("LICENSE is the license that package.json names", () => {
  expect(read("LICENSE")).toMatch(new RegExp(`^${license} License\n`));
});

test("CONTRIBUTING.md fits on one page and names existing commands", () => {
  const text = read("CONTRIBUTING.md");
  expect(text.split("\n").length).toBeLessThan(60);
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
});

test("CI runs the tests on both systems, with pinned actions and read-only rights", () => {
  const workflow = read(".github/workflows/ci.yml");
  expect(workflow).toContain("npm ci && npm test");
  expect(workflow).toMatch(/os: \[ubuntu-[\d.]+, macos-\d+\]/);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n/m);
  for (const [, version_] of workflow.matchAll(/uses: \S+@(\S+)/g)) {
    expect(version_).toMatch(/^v\d+\.\d+\.\d+$|^[0-9a-f]{40}$/);
  }
});

test("package.json's scripts run only files that exist", () => {
  const started = Object.values(scripts).flatMap(
    (script) => script.match(/scripts\/\S+\.ts/g) ?? [],
  );
  expect(started.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
