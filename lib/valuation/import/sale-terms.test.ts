import { describe, expect, it } from "vitest";
import { RecordReader } from "#lib/import/record-reader.ts";
import { mapColumns } from "./columns.ts";
import { findCodeTables, isSoldStatus, judgeTerms, withoutTerms } from "./sale-terms.ts";

const FLORIDA = { state: "FL" };
const KING_COUNTY = { ExciseTaxNbr: "3103117" };

function judge(column: string, text: string, others: Record<string, string> = {}) {
  const header = ["date", "price", column, ...Object.keys(others)];
  const columns = mapColumns(header);
  const layout = { columns, constants: new Map(), decimalComma: false };
  const values = ["2024-05-06", "300000", text, ...Object.values(others)];
  const reader = new RecordReader(values, layout);
  return judgeTerms(reader, findCodeTables(columns, header));
}

const leftOut = (reason: string) => ({ leftOut: `not a market sale: ${reason}` });

describe("a sale that the office doesn't count", () => {
  it.each([
    ["QUALIFIED", "U", 'marked "U"'],
    ["Qualified", "Unqualified", "not at arm's length"],
    ["valid_sale", "0", "not at arm's length"],
    ["valid_sale", "FALSE", 'marked "FALSE"'],
    ["Sale Validity", "INVALID", "not at arm's length"],
    ["Sale Validity", "non-qualified", "not at arm's length"],
    ["Sale Validity", "NON VALID", "not at arm's length"],
    ["Sale Validity", "Not usable", "not at arm's length"],
    ["Sale Validity", "NOT_VERIFIED", "not at arm's length"],
    ["Sale Validity", "not a market sale", "not at arm's length"],
    ["Sale Validity", "Not an arm's-length sale", "not at arm's length"],
    ["Sale Validity", "Not at arm's length", "not at arm's length"],
    ["Sale Validity", "Not open market", "not at arm's length"],
    ["Sale Validity", "NOT_ON_THE_OPEN_MARKET", "not at arm's length"],
    ["Arms Length", "N", 'marked "N"'],
    ["Non Use Code", "25 - Other", 'marked "25 - Other"'],
    ["disqualified", "1.0", 'marked "1.0"'],
    ["sale_filter_deed_type", "true", 'marked "true"'],
    ["Deed Type", "Quit Claim Deed", "quitclaim deed"],
    ["Deed Type", "QCD", "quitclaim deed"],
    ["deed_type", "Executor", "settlement of an estate"],
    ["DOCUMENT_TYPE", "DEED SHERIFF", "forced sale"],
    ["INSTRTYPDESC", "TREASURER TAX DEED", "court or tax deed"],
    ["SALEDESC", "LOVE AND AFFECTION SALE", "between related parties"],
    ["SALEDESC", "MULTI-PARCEL SALE", "several parcels"],
    ["SALEDESC", "BANK/FINANCIAL INSTITUTION", "forced sale"],
    ["SALEDESC", "OTHER INVALID SALES INDICATED", "not at arm's length"],
    ["Sale Condition", "Abnorml", "not at arm's length"],
    ["Sale Condition", "Family", "between related parties"],
  ])("%s %j: %s", (column, text, reason) => expect(judge(column, text)).toEqual(leftOut(reason)));
});

describe("a sale that seems to be at arm's length", () => {
  it.each([
    ["QUALIFIED", "Q"],
    ["QUALIFIED", ""],
    ["valid_sale", "1"],
    ["Sale Validity", "Valid"],
    ["Sale Validity", "Open market"],
    ["Sale Validity", "At arm's length"],
    ["Arms Length", "Y"],
    ["Arms Length", "Arm's-length"],
    ["Non Use Code", "00"],
    ["disqualified", "0.0"],
    ["disqualified", "False"],
    ["sale_filter_deed_type", "false"],
    ["Deed Type", "Warranty Deed"],
    ["Deed Type", "WD"],
    ["SALEDESC", "OTHER VALID"],
    ["SALEDESC", "SALE NOT ANALYZED"],
    ["SALE TYPE", "PAST SALE"],
    ["Sale Type", "Single Family Real Estate"],
    ["SALEDESC", "Not related"],
    ["SALEDESC", "Not a family sale"],
    ["Sale Type", "Non-foreclosure"],
    ["Sale Type", "Not REO"],
    ["Sale Condition", "Normal"],
  ])("%s %j", (column, text) => expect(judge(column, text)).toBeNull());
});

describe("an office's codes", () => {
  it.each([
    ["QUAL_CD1", "11", FLORIDA, "not at arm's length"],
    ["QUAL_CD1", "05", FLORIDA, "several parcels"],
    ["QUAL_CD1", "05", { zip: "33101" }, "several parcels"],
    ["QUAL_CD1", "03", FLORIDA, "changed since the sale"],
    ["SaleReason", "14", KING_COUNTY, "between related parties"],
    ["SaleInstrument", "15", KING_COUNTY, "quitclaim deed"],
    ["SaleWarning", "41 45", KING_COUNTY, "several parcels"],
  ])("leave a sale out: %s %j with %j", (column, text, others, reason) =>
    expect(judge(column, text, others)).toEqual(leftOut(reason)),
  );

  it.each([
    ["QUAL_CD1", "01", FLORIDA],
    ["QUAL_CD1", "2.0", FLORIDA],
    ["SaleReason", "1", KING_COUNTY],
    ["SaleInstrument", "3", KING_COUNTY],
    ["SaleWarning", "30 41", KING_COUNTY],
  ])("count a sale: %s %j with %j", (column, text, others) =>
    expect(judge(column, text, others)).toBeNull(),
  );

  it("mean nothing in the file of another office", () => {
    expect(judge("QUAL_CD1", "11", { state: "GA" })).toEqual({ unclear: "11" });
    expect(judge("QUAL_CD1", "11")).toEqual({ unclear: "11" });
    expect(judge("SaleReason", "14", { state: "OR" })).toBeNull();
  });

  it("are reported if they aren't known", () =>
    expect(judge("QUAL_CD1", "98", FLORIDA)).toEqual({ unclear: "98" }));
});

it.each(["SOLD", "Closed_Sale", "sld"])("%s is the status of a sold listing", (status) =>
  expect(isSoldStatus(status)).toBe(true),
);

it.each([
  ["Validity Code", "14"],
  ["Validity Code", "0"],
  ["Sale Validity", "WX"],
  ["valid_sale", "9"],
])("a validity that no rule covers is reported: %s %j", (column, unclear) =>
  expect(judge(column, unclear)).toEqual({ unclear }),
);

it("a column by which rows are chosen isn't judged", () => {
  const columns = mapColumns(["date", "price", "QUALIFIED", "Deed Type"]);
  expect([...withoutTerms(columns, new Set([0, 2])).keys()].sort()).toEqual([
    "deedType",
    "price",
    "soldOn",
  ]);
});
