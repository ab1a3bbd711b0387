import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDataFolder, readOrCreateSecret } from "./data-folder.ts";
import { StartError } from "../start-error.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "porchlight-data-"));
});

afterEach(() => rm(folder, { recursive: true }));

test("a missing data folder is created, and left empty", async () => {
  const opened = await openDataFolder(path.join(folder, "a/b"));
  expect(opened).toBe(path.join(folder, "a/b"));
  expect(await readdir(opened)).toEqual([]);
});

test("a file in the way of the data folder gets a clear error", async () => {
  const file = path.join(folder, "file");
  await writeFile(file, "");
  for (const dataDir of [file, path.join(file, "below")]) {
    const opening = openDataFolder(dataDir);
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(
      /^Can't write to the data folder .+ \(a file is in the way\)\. .+DATA_DIR/,
    );
  }
});

test("a secret is created once, even by ten concurrent callers, and only its owner can read it", async () => {
  const asked = Array.from({ length: 10 }, () => readOrCreateSecret(folder, "secret"));
  const secrets = new Set(await Promise.all(asked));
  expect(secrets.size).toBe(1);
  const [secret] = secrets;
  expect(secret).toMatch(/^[\w-]{44}$/);
  expect(await readOrCreateSecret(folder, "secret")).toBe(secret);
  expect(await readOrCreateSecret(folder, "another")).not.toBe(secret);
  expect((await stat(path.join(folder, "secret"))).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).sort()).toEqual(["another", "secret"]);
});
