import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const FOLDERS = [
  "app",
  "components",
  "data",
  "db",
  "http",
  "lib",
  "scripts",
  "server",
  "services",
  "tests",
];
/** kebab-case, with more extensions after dots. Route folders can be `(group)` or `[parameter]`. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const ROUTE_FOLDER = /^(\([a-z-]+\)|\[(\.\.\.)?[a-zA-Z]+\])$/;

test("files and folders are named in kebab-case", () => {
  const entries = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true }),
  );
  const odd = entries
    .filter(({ name }) => !NAME.test(name))
    .filter((entry) => !(entry.isDirectory() && ROUTE_FOLDER.test(entry.name)))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
  expect(entries.length).toBeGreaterThan(100);
  expect(odd).toEqual([]);
});
