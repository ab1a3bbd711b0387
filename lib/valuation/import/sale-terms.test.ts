import { describe, expect, it } from "vitest";
import { RecordReader } from "#lib/import/record-reader.ts";
import { mapColumns } from "./columns.ts";
import { findCodeTables, judgeTerms, withoutTerms } from "./sale-terms.ts";

function judge(column: string, text: string) {
  const header = ["date", "price", column];
  const columns = mapColumns(header);
  const layout = { columns, constants: new Map(), decimalComma: false };
  const reader = new RecordReader(["2024-05-06", "300000", text], layout);
  return judgeTerms(reader, findCodeTables(columns, header));
}

const leftOut = (reason: string) => ({ leftOut: `not a market sale: ${reason}` });

describe("a sale that the office doesn't count", () => {
  it.each([
    ["QUALIFIED", "U", 'marked "U"'],
    ["Qualified", "Unqualified", "not at arm's length"],
    ["QUAL_CD1", "11", "not at arm's length"],
    ["QUAL_CD1", "05", "several parcels"],
    ["QUAL_CD1", "03", "changed since the sale"],
    ["valid_sale", "0", "not at arm's length"],
    ["valid_sale", "FALSE", 'marked "FALSE"'],
    ["Sale Validity", "INVALID", "not at arm's length"],
    ["Arms Length", "N", 'marked "N"'],
    ["Non Use Code", "25 - Other", 'marked "25 - Other"'],
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
    ["SaleReason", "14", "between related parties"],
    ["SaleInstrument", "15", "quitclaim deed"],
    ["SaleWarning", "41 45", "several parcels"],
    ["Sale Condition", "Abnorml", "not at arm's length"],
    ["Sale Condition", "Family", "between related parties"],
  ])("%s %j: %s", (column, text, reason) => expect(judge(column, text)).toEqual(leftOut(reason)));
});

describe("a sale that seems to be at arm's length", () => {
  it.each([
    ["QUALIFIED", "Q"],
    ["QUALIFIED", ""],
    ["QUAL_CD1", "01"],
    ["QUAL_CD1", "2.0"],
    ["valid_sale", "1"],
    ["Sale Validity", "Valid"],
    ["Arms Length", "Y"],
    ["Arms Length", "Arm's-length"],
    ["Non Use Code", "00"],
    ["sale_filter_deed_type", "false"],
    ["Deed Type", "Warranty Deed"],
    ["Deed Type", "WD"],
    ["SALEDESC", "OTHER VALID"],
    ["SALEDESC", "SALE NOT ANALYZED"],
    ["SALE TYPE", "PAST SALE"],
    ["Sale Type", "Single Family Real Estate"],
    ["SaleReason", "1"],
    ["SaleInstrument", "3"],
    ["SaleWarning", "30 41"],
    ["Sale Condition", "Normal"],
  ])("%s %j", (column, text) => expect(judge(column, text)).toBeNull());
});

it.each([
  ["Validity Code", "14"],
  ["Validity Code", "0"],
  ["Sale Validity", "WX"],
  ["valid_sale", "9"],
  ["QUAL_CD1", "98"],
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
