import { describe, expect, it } from "vitest";
import { fieldErrors } from "#lib/validation.ts";
import { BASICS_FIELDS, type BasicsField } from "#lib/fields/basics.ts";
import { basicsForm, basicsInput, lastYear, readNumber } from "./basics.ts";

const ZEROS = Object.fromEntries(BASICS_FIELDS.map(({ name }) => [name, "0"]));

function fault(name: BasicsField, value: unknown): string | null {
  const parsed = basicsInput.safeParse({ ...ZEROS, [name]: value });
  return parsed.success ? null : (fieldErrors(parsed.error)[name] ?? "another field");
}

describe("readNumber", () => {
  it.each([
    ["1450", 1450],
    [" 1,450 ", 1450],
    ["1,234,567.5", 1234567.5],
    ["-3", -3],
    [".5", 0.5],
    [7, 7],
    ["", undefined],
    ["  ", undefined],
    [null, undefined],
  ])("reads %j as %j", (typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });

  it.each(["three", "1,45", "1e3", "0x10", "Infinity", "1 2", "٣"])("can't read %j", (typed) => {
    expect(readNumber(typed)).toBeNaN();
  });
});

describe("basicsInput", () => {
  it("accepts twelve zeros as text and returns numbers", () => {
    expect(basicsInput.parse(ZEROS)).toEqual(
      Object.fromEntries(BASICS_FIELDS.map(({ name }) => [name, 0])),
    );
  });

  it("requires all twelve numbers", () => {
    const parsed = basicsInput.safeParse({});
    expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual(
      Object.fromEntries(BASICS_FIELDS.map(({ name }) => [name, "Required"])),
    );
  });

  it.each<[BasicsField, unknown, string | null]>([
    ["bedrooms", "100", null],
    ["bedrooms", "101", "Must be at most 100"],
    ["bedrooms", "2.5", "Must be a whole number"],
    ["bedrooms", "-1", "Can't be negative"],
    ["bedrooms", "", "Required"],
    ["bedrooms", "many", "Must be a number"],
    ["bedrooms", true, "Must be a number"],
    ["bedrooms", [3], "Must be a number"],
    ["finishedSquareFootage", "1450.5", null],
    ["finishedSquareFootage", "1000000000", null],
    ["finishedSquareFootage", "1000000001", "Must be at most 1,000,000,000"],
    ["hoaFees", "-0.01", "Can't be negative"],
    ["yearBuilt", "1600", null],
    ["yearBuilt", "1599", `Must be 0, or a year from 1600 to ${lastYear()}`],
    ["yearBuilt", String(lastYear()), null],
    ["yearBuilt", String(lastYear() + 1), `Must be 0, or a year from 1600 to ${lastYear()}`],
    ["structuralRemodelYear", "0", null],
    ["structuralRemodelYear", "1999.5", "Must be a whole number"],
  ])("%s %j: %s", (name, value, message) => {
    expect(fault(name, value)).toBe(message);
  });
});

describe("basicsForm", () => {
  it.each<[BasicsField, string, number]>([
    ["lotSize", "0.35 acres", 15_246],
    ["finishedSquareFootage", "1,850 sq ft", 1850],
    ["basementSquareFootage", "600.5 sqft", 600.5],
    ["garageSquareFootage", "400 square feet", 400],
    ["hoaFees", "$45", 45],
    ["hoaFees", "$1,045.50/mo", 1045.5],
    ["hoaFees", "45 dollars a month", 45],
    ["hoaFees", "0", 0],
  ])("reads %s %j", (name, typed, number) => {
    expect(basicsForm.parse({ ...ZEROS, [name]: typed })).toMatchObject({ [name]: number });
  });

  it.each<[BasicsField, string, string]>([
    ["finishedSquareFootage", "$1,850", "Must be a number"],
    ["finishedSquareFootage", "sq ft", "Required"],
    ["hoaFees", "45%", "Must be a number"],
    ["hoaFees", "$45 a year", "Must be a number"],
    ["bedrooms", "3 sq ft", "Must be a number"],
  ])("can't read %s %j", (name, typed, message) => {
    const parsed = basicsForm.safeParse({ ...ZEROS, [name]: typed });
    expect(parsed.success ? null : fieldErrors(parsed.error)).toEqual({ [name]: message });
  });
});
