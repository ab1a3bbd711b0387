import { describe, expect, it } from "vitest";
import { ImportError } from "#lib/import/import-error.ts";
import { mapColumns, readContractor } from "./import-row.ts";

const HEADER = [
  "name",
  "address_line_1",
  "address_line_2",
  "city",
  "state",
  "phone_number",
  "contractor_type",
];
const TYPES = [
  { id: 1, name: "Cleaning Services" },
  { id: 3, name: "Landscaping" },
];
const ROW = ["Clear Panes", "5 Mill Rd", "", "Eugene", "OR", "(541) 555-0101", "1"];

function read(changes: Record<number, string> = {}) {
  const record = ROW.map((value, index) => changes[index] ?? value);
  return readContractor(record, mapColumns(HEADER), TYPES);
}

describe("mapColumns", () => {
  it("accepts columns in any order and spelling and ignores others", () => {
    const header = ["Contractor Type", "E-mail", "CITY", "state", "phoneNumber", "Name"];
    expect(mapColumns([...header, "Address Line 1"])).toEqual(
      new Map([
        ["name", 5],
        ["addressLine1", 6],
        ["city", 2],
        ["state", 3],
        ["phoneNumber", 4],
        ["contractorType", 0],
      ]),
    );
  });

  it("names missing and duplicate columns", () => {
    expect(() => mapColumns(["name", "city", "state"])).toThrow(
      new ImportError(
        "The first line must list the column names. Missing: address_line_1, phone_number, contractor_type.",
      ),
    );
    expect(() => mapColumns([...HEADER, "City"])).toThrow(
      new ImportError("The header lists the column city twice."),
    );
  });
});

describe("readContractor", () => {
  it("returns the business with extra whitespace removed", () => {
    expect(read({ 0: "  Clear \n Panes ", 2: " Suite  2", 6: " landscaping " })).toEqual({
      row: {
        name: "Clear Panes",
        addressLine1: "5 Mill Rd",
        addressLine2: "Suite 2",
        city: "Eugene",
        state: "OR",
        phoneNumber: "(541) 555-0101",
        contractorTypeId: 3,
      },
    });
  });

  it.each([
    [{ 0: " " }, "name is missing"],
    [{ 1: "" }, "address_line_1 is missing"],
    [{ 3: "" }, "city is missing"],
    [{ 4: "\t" }, "state is missing"],
    [{ 5: "" }, "phone_number is missing"],
    [{ 5: "555-0101" }, /^phone_number must have 10 to 15 digits/],
    [{ 6: "" }, "contractor_type is missing"],
    [
      { 6: "Plumbing" },
      'contractor_type "Plumbing" must be one of 1 (Cleaning Services), 3 (Landscaping)',
    ],
    [{ 6: "2" }, 'contractor_type "2" must be one of 1 (Cleaning Services), 3 (Landscaping)'],
    [{ 0: "x".repeat(201) }, "name must be at most 200 characters"],
    [{ 2: "a\0b" }, "address_line_2 contains a character we can't save"],
    [{ 3: "S\ufffdo Paulo" }, "has characters we can't read. Save the file as UTF-8"],
    [
      { 0: "館".repeat(200), 1: "街".repeat(200), 3: "市".repeat(200) },
      "has more text than we can store: 1817 bytes",
    ],
    [
      { 0: "", 3: "", 6: "x" },
      /^name is missing; city is missing; contractor_type "x" must be one/,
    ],
  ])("refuses %j and gives every reason", (changes, reason) => {
    const answer = read(changes);
    expect("reason" in answer && answer.reason).toEqual(
      reason instanceof RegExp ? expect.stringMatching(reason) : reason,
    );
  });
});
