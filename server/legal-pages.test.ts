import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LEGAL_SCREENS } from "#lib/routes.ts";
import { listSamplePages, readLegalPage } from "./legal-pages.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "legal-"));
  await cp("content", path.join(root, "content"), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

it("lists the pages that still have the sample text", async () => {
  const files = LEGAL_SCREENS.map((screen) => `content/legal${screen}.md`);
  expect(await listSamplePages(root)).toEqual(files);
  await writeFile(path.join(root, "content/legal/terms.md"), "# Our terms\n");
  expect(await readLegalPage("/terms", root)).toBe("# Our terms\n");
  expect(await listSamplePages(root)).toEqual(files.slice(1));
});

it("includes a sample for each page, marked below its heading", async () => {
  for (const screen of LEGAL_SCREENS) {
    const text = await readFile(`content/legal${screen}.md`, "utf8");
    expect(text).toMatch(/^# .+\n\n> Sample text\. Replace it before you go live\.\n/);
  }
});
