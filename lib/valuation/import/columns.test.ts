import { describe, expect, it } from "vitest";
import { ImportError } from "#lib/import/import-error.ts";
import { findAddedColumns, mapColumns, readPairs } from "./columns.ts";

const named = (header: string[], map = new Map()) =>
  Object.fromEntries(
    [...mapColumns(header, map)].map(([field, column]) => [field, header[column]]),
  );

describe("columns found by their names", () => {
  it("of King County's file", () => {
    const header =
      "id,date,price,bedrooms,bathrooms,sqft_living,sqft_lot,floors,waterfront,view,condition,grade,sqft_above,sqft_basement,yr_built,yr_renovated,zipcode,lat,long,sqft_living15,sqft_lot15";
    expect(named(header.split(","))).toEqual({
      id: "id",
      soldOn: "date",
      price: "price",
      bedrooms: "bedrooms",
      bathrooms: "bathrooms",
      livingArea: "sqft_living",
      lotSize: "sqft_lot",
      basementArea: "sqft_basement",
      yearBuilt: "yr_built",
      yearRemodeled: "yr_renovated",
      condition: "condition",
      quality: "grade",
      zipCode: "zipcode",
      latitude: "lat",
      longitude: "long",
    });
  });

  it("of an assessor's export", () => {
    const header = [
      "PARCEL_ID",
      "Situs Address",
      "SITUS_CITY",
      "Situs Zip",
      "Sale Date",
      "Sale Price",
      "Living area",
      "Acres",
      "Full Baths",
      "Half Baths",
      "Bedrooms",
      "Year Built",
    ];
    expect(named(header)).toEqual({
      id: "PARCEL_ID",
      address: "Situs Address",
      city: "SITUS_CITY",
      zipCode: "Situs Zip",
      soldOn: "Sale Date",
      price: "Sale Price",
      livingArea: "Living area",
      lotAcres: "Acres",
      fullBathrooms: "Full Baths",
      halfBathrooms: "Half Baths",
      bedrooms: "Bedrooms",
      yearBuilt: "Year Built",
    });
  });

  it("of a file that dates sales by year and month", () => {
    const header = [
      "PID",
      "MoSold",
      "YrSold",
      "SalePrice",
      "GrLivArea",
      "LotArea",
      "FullBath",
      "HalfBath",
      "BedroomAbvGr",
      "TotalBsmtSF",
      "YearRemodAdd",
    ];
    expect(named(header)).toMatchObject({
      soldYear: "YrSold",
      soldMonth: "MoSold",
      price: "SalePrice",
      livingArea: "GrLivArea",
      lotSize: "LotArea",
      basementArea: "TotalBsmtSF",
      yearRemodeled: "YearRemodAdd",
    });
  });

  it.each([
    ["Fbath", "fullBathrooms"],
    ["BATHS_FULL", "fullBathrooms"],
    ["Full Bath Count", "fullBathrooms"],
    ["NumFullBaths", "fullBathrooms"],
    ["Hbath", "halfBathrooms"],
    ["Bath_Half_Cnt", "halfBathrooms"],
    ["1/2 Baths", "halfBathrooms"],
    ["HLF_BTH", "halfBathrooms"],
    ["3/4 Bath", "threeFourthBathrooms"],
    ["Three Quarter Bathrooms", "threeFourthBathrooms"],
    ["BathQtr", "oneFourthBathrooms"],
    ["Total Baths", "bathrooms"],
  ])("of bathrooms: %s", (column, field) =>
    expect(named(["date", "price", column])[field]).toBe(column),
  );

  it.each(["Basement", "Bath House", "Half", "Base"])("not of bathrooms: %s", (column) =>
    expect(Object.values(named(["date", "price", column]))).not.toContain(column),
  );

  it.each([
    ["lastSaleAmount", "price"],
    ["sprice", "price"],
    ["syear", "soldYear"],
    ["smonth", "soldMonth"],
    ["livearea", "livingArea"],
    ["numbdrm", "bedrooms"],
    ["numbaths", "bathrooms"],
    ["MLSNUM", "id"],
    ["AGE", "age"],
    ["List Date", "listedOn"],
    ["MLS Status", "status"],
  ])("of listings and assessors' extracts: %s", (column, field) => {
    const constants = readPairs(["price=1", "soldYear=2024"]);
    const columns = mapColumns([column], new Map(), constants);
    expect([...columns.keys()]).toEqual([field]);
  });

  it.each([
    ["Document #", "deed"],
    ["DOC_NO", "deed"],
    ["Instrument No.", "deed"],
    ["Reception #", "deed"],
    ["Recording Number", "deed"],
    ["Deed Book/Page", "deed"],
    ["OR_BOOK1", "deedBook"],
    ["Vol.", "deedBook"],
    ["Pg", "deedPage"],
    ["# of Parcels", "parcelCount"],
    ["num_parcels_sale", "parcelCount"],
    ["is_multisale", "severalParcels"],
    ["MULTI_PAR_SAL1", "severalParcels"],
  ])("of deeds and parcels: %s", (column, field) =>
    expect(named(["date", "price", column])[field]).toBe(column),
  );

  it("of neighborhoods before districts", () => {
    expect(named(["date", "price", "District", "nbhd"])).toMatchObject({ district: "nbhd" });
    expect(named(["date", "price", "District"])).toMatchObject({ district: "District" });
  });

  it("give each column to one field only", () => {
    expect(named(["date", "price", "Lot Size", "Property Type"])).toEqual({
      soldOn: "date",
      price: "price",
      lotSize: "Lot Size",
      propertyType: "Property Type",
    });
  });
});

describe("columns that the operator names", () => {
  it("win, whatever their spelling, and leave what they displace", () => {
    const map = readPairs(["price=amt_2,soldOn=DEED DATE", "zipCode="]);
    expect(named(["price", "AMT 2", "deed_date", "zip", "date"], map)).toEqual({
      price: "AMT 2",
      soldOn: "deed_date",
    });
  });

  it("are the first of their name, or the one that is spelled alike", () => {
    const header = ["Price", "date", "PRICE", "price"];
    const columnOf = (map: string) => mapColumns(header, readPairs([map])).get("price");
    expect(columnOf("price=pri_ce")).toBe(0);
    expect(columnOf("price=PRICE")).toBe(2);
  });

  it("can be several whose numbers are added", () => {
    const header = ["date", "price", "Main", "Fin. Basement", "A+B"];
    const map = readPairs(["livingArea=main + FIN_BASEMENT,basementArea=A+B"]);
    expect(named(header, map)).toMatchObject({ livingArea: "Main", basementArea: "A+B" });
    expect(findAddedColumns(header, map)).toEqual(new Map([["livingArea", [3]]]));
    const add = (pair: string) => () => findAddedColumns(header, readPairs([pair]));
    expect(add("livingArea=Main+Attic")).toThrow(/^Unknown column "Attic"/);
    expect(add("city=Main+date")).toThrow(/^Columns can be added for livingArea, .*, not for city/);
  });

  it("must be there", () => {
    expect(() => mapColumns(["date", "price"], readPairs(["price=cost"]))).toThrow(
      new ImportError('Unknown column "cost". Columns: date, price.'),
    );
  });

  it.each([
    ["price", /^"price" isn't a field=value pair\. Fields: id, /],
    ["cost=price", /^Unknown field "cost"\. Fields: id, /],
    ["=price", /^Unknown field ""\./],
    ["soldon=date", /^Unknown field "soldon"\./],
  ])("%j is refused as a pair", (pair, message) => {
    expect(() => readPairs([pair])).toThrow(message);
  });
});

it.each([
  [["date", "x1"], /^We couldn't find the column for the price. Set it with --map price=COLUMN/],
  [
    ["price", "x1"],
    /^We couldn't find the column for the sale date. Set it with --map soldOn=COLUMN/,
  ],
])("a file with the columns %j can't be read", (header, message) => {
  expect(() => mapColumns(header)).toThrow(message);
});

it("a file in which one year's sales are dated by month takes the year that the operator sets", () => {
  const columns = mapColumns(["price", "month_sold"], new Map(), readPairs(["soldYear=2016"]));
  expect([...columns.keys()]).toEqual(["soldMonth", "price"]);
});
