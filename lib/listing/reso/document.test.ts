import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { EXPORT_FIELDS, EXPORT_LISTS } from "#tests/listing/export-tables.ts";

const DOCUMENT = readFileSync(
  path.join(import.meta.dirname, "../../../docs/listing-export.md"),
  "utf8",
);

/** Returns the list under a heading: "- subject: value" for each line. */
function listUnder(heading: string): string[][] {
  const section = DOCUMENT.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.slice(2).split(": "));
}

it.each(Object.entries(EXPORT_LISTS))(
  "docs/listing-export.md has the list %s from the code",
  (heading, list) => {
    expect(listUnder(heading)).toEqual(list);
  },
);

it.each(Object.entries(EXPORT_FIELDS))(
  "docs/listing-export.md names every exported field of %s and no others",
  (heading, fields) => {
    // What follows the fields is in parentheses.
    const named = listUnder(heading).flatMap(([, value = ""]) =>
      [...(value.split(" (")[0] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect([...new Set(named)].toSorted()).toEqual([...new Set(fields)].toSorted());
  },
);
