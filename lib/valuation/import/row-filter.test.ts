import { expect, it } from "vitest";
import { isChosen, readFilters } from "./row-filter.ts";

const HEADER = ["id", "Sale Type", "County"];
const ROWS = [
  ["1", "Land", "King"],
  ["2", " MARKET ", "King"],
  ["3", "Market", "Pierce"],
  ["4", "", "Kitsap"],
];

it.each<[string[], string[]]>([
  [[], ["1", "2", "3", "4"]],
  [["Sale Type=market"], ["2", "3"]],
  [
    ["sale_type=Market", "Sale Type=LAND"],
    ["1", "2", "3"],
  ],
  [["Sale Type=market", "county=King"], ["2"]],
  [["Sale Type!=land"], ["2", "3", "4"]],
  [["County!=King", "County!=Pierce"], ["4"]],
  [["Sale Type="], ["4"]],
  [["id=5"], []],
])("%j chooses %j", (texts, ids) => {
  const filters = readFilters(texts, HEADER);
  expect(ROWS.filter((row) => isChosen(row, filters)).map(([id]) => id)).toEqual(ids);
});

it.each([
  ["Type=x", /^Unknown column "Type"\. Columns: id, Sale Type, County\.$/],
  ["County", /^--where must be COLUMN=value or COLUMN!=value, not "County"\.$/],
  ["=x", /^--where must be/],
])("%j is refused", (text, message) => {
  expect(() => readFilters([text], HEADER)).toThrow(message);
});
