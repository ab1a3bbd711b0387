import { expect, it } from "vitest";
import { RefusedRows } from "./refused-rows.ts";

it("lists the first rows by line number and counts all of them", () => {
  const refused = new RefusedRows(2);
  refused.add(9, "name is missing");
  refused.add(4, "city is missing");
  refused.add(12, "state is missing");
  refused.addCount(5);
  expect(refused.count).toBe(8);
  expect(refused.listed).toEqual([
    { line: 4, reason: "city is missing" },
    { line: 9, reason: "name is missing" },
  ]);
});
