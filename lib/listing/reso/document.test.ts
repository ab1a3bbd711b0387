import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { EXPORT_FIELDS, EXPORT_TABLES } from "#tests/listing/export-tables.ts";

const DOCUMENT = readFileSync(
  path.join(import.meta.dirname, "../../../docs/listing-export.md"),
  "utf8",
);

const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Returns the rows of the table under a heading, header first. */
function tableUnder(heading: string): string[][] {
  const lines = DOCUMENT.split("\n");
  const section = lines.slice(lines.findIndex((line) => line.endsWith(`# ${heading}`)) + 1);
  const begin = section.findIndex((line) => line.startsWith("|"));
  const end = section.findIndex((line, index) => index > begin && !line.startsWith("|"));
  const [head = "", , ...rows] = section.slice(begin, end);
  return [head, ...rows].map(cellsOf);
}

it.each(Object.entries(EXPORT_TABLES))(
  "docs/listing-export.md has the table %s from the code",
  (heading, table) => {
    expect(tableUnder(heading)).toEqual(table);
  },
);

it.each(Object.entries(EXPORT_FIELDS))(
  "docs/listing-export.md names every exported field of %s and no others",
  (heading, fields) => {
    const cells = tableUnder(heading).map(([, second = ""]) => second);
    const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect([...new Set(named)].toSorted()).toEqual([...new Set(fields)].toSorted());
  },
);
