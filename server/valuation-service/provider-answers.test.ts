import { describe, expect, it } from "vitest";
import { readServiceAnswer } from "./read-answer.ts";

describe("ATTOM", () => {
  const property = {
    identifier: { Id: 184713191, fips: "08031", apn: "0219204025000" },
    lot: { lotsize1: 0.1722, lotsize2: 7501 },
    building: { size: { livingsize: 1414, universalsize: 1934 } },
    avm: {
      eventDate: "2026/10/14",
      amount: { scr: 92, value: 531_250, high: 569_000, low: 493_500, fsd: 8 },
    },
    sale: {
      saleTransDate: "2019-06-28",
      salesearchdate: "2019-07-02",
      amount: { saleamt: 402_000, salerecdate: "2019-07-05" },
    },
    assessment: { assessed: { assdttlvalue: 35_840 } },
    owner: { owner1: { fullname: "ROWAN Q EXAMPLE" } },
  };

  it("is read from property[0]", () => {
    const answer = { status: { code: 0, msg: "SuccessWithResult" }, property: [property] };
    expect(readServiceAnswer(answer)).toEqual({
      estimate: 531_250,
      low: 493_500,
      high: 569_000,
      confidence: 92,
      estimateDate: "2026-10-14",
      assessment: 35_840,
      lastSalePrice: 402_000,
      lastSaleDate: "2019-06-28",
      propertySize: 1414,
      lotSize: 7501,
      owner: "ROWAN Q EXAMPLE",
      retrievedAt: null,
    });
  });

  it("falls back on its second spellings", () => {
    const answer = {
      property: [
        {
          lot: { lotsize1: 0.25 },
          building: { size: { universalsize: 1934 } },
          avm: { amount: { value: 531_250, fsd: 8 } },
          sale: { salesearchdate: "2019-07-02", saleAmountData: { saleAmt: 402_000 } },
        },
      ],
    };
    expect(readServiceAnswer(answer)).toMatchObject({
      confidence: 92,
      lotSize: 10_890,
      propertySize: 1934,
      lastSalePrice: 402_000,
      lastSaleDate: "2019-07-02",
    });
  });

  it("takes the day of recording when there is no other", () => {
    const answer = { property: [{ sale: { amount: { salerecdate: "2019-07-05" } } }] };
    expect(readServiceAnswer(answer).lastSaleDate).toBe("2019-07-05");
  });
});

describe("RentCast", () => {
  const facts = {
    squareFootage: 1878,
    lotSize: 8850,
    lastSalePrice: 185_000,
    lastSaleDate: "2017-10-19T00:00:00.000Z",
    taxAssessments: {
      "2022": { year: 2022, value: 201_400, land: 31_000 },
      "2024": { year: 2024, value: 225_790, land: 59_370 },
      "2023": { year: 2023, value: 216_513, land: 59_000 },
    },
    owner: { names: ["Rowan Example", "Sky Example"], type: "Individual" },
  };
  const expected = {
    confidence: null,
    estimateDate: null,
    retrievedAt: null,
    estimate: 221_000,
    low: 195_000,
    high: 247_000,
    propertySize: 1878,
    lotSize: 8850,
    lastSalePrice: 185_000,
    lastSaleDate: "2017-10-19",
    assessment: 225_790,
    owner: "Rowan Example, Sky Example",
  };
  const value = { price: 221_000, priceRangeLow: 195_000, priceRangeHigh: 247_000 };

  it("is read flat, with the latest year's assessment", () => {
    expect(readServiceAnswer({ ...value, ...facts, latitude: 29.47 })).toEqual(expected);
  });

  it("is read with the facts under subjectProperty, and never from its comparables", () => {
    const comparables = [{ price: 1, squareFootage: 2, lotSize: 3 }];
    expect(readServiceAnswer({ ...value, subjectProperty: facts, comparables })).toEqual(expected);
  });
});

describe("HouseCanary", () => {
  it("is read across its endpoints, with acres and a spread as a fraction", () => {
    const answer = {
      "property/value": {
        api_code: 0,
        result: {
          value: { price_mean: 1_012_345, price_lwr: 941_000, price_upr: 1_083_000, fsd: 0.07 },
        },
      },
      "property/details": {
        result: {
          property: { building_area_sq_ft: 2210, site_area_acres: 0.5 },
          assessment: { total_assessed_value: 640_000, owner_name: "EXAMPLE ROWAN" },
        },
      },
      "property/sales_history": {
        result: [
          { amount: 700_000, record_date: "2016-03-31" },
          { amount: 300_000, record_date: "2001-01-05" },
        ],
      },
    };
    expect(readServiceAnswer(answer)).toEqual({
      estimateDate: null,
      retrievedAt: null,
      estimate: 1_012_345,
      low: 941_000,
      high: 1_083_000,
      confidence: 93,
      propertySize: 2210,
      lotSize: 21_780,
      assessment: 640_000,
      owner: "EXAMPLE ROWAN",
      lastSalePrice: 700_000,
      lastSaleDate: "2016-03-31",
    });
  });

  it("is read flat, and in a list of one address", () => {
    const flat = {
      price_mean: 500_000,
      price_lwr: 450_000,
      price_upr: 560_000,
      fsd: "0.105",
      sales_history: [{ amount: 410_000, record_date: "2018-02-01" }],
      building_area_sq_ft: 1500,
    };
    const expected = {
      estimate: 500_000,
      confidence: 89.5,
      lastSalePrice: 410_000,
      lastSaleDate: "2018-02-01",
      propertySize: 1500,
    };
    expect(readServiceAnswer(flat)).toMatchObject(expected);
    expect(readServiceAnswer([flat])).toMatchObject(expected);
  });
});

describe("Estated", () => {
  const data = {
    valuation: {
      value: 288_000,
      low: 262_000,
      high: 314_000,
      forecast_standard_deviation: 9,
      date: "2026-09-30",
    },
    assessments: [
      { year: 2025, total_value: 241_000 },
      { year: 2024, total_value: 230_000 },
    ],
    deeds: [
      { sale_price: 199_500, original_contract_date: "2015-08-14", recording_date: "2015-08-20" },
      { sale_price: 120_000, original_contract_date: "2004-02-02" },
    ],
    structure: { total_area_sq_ft: 1640 },
    parcel: { area_sq_ft: 7840, area_acres: 0.18 },
    owner: { name: "EXAMPLE, ROWAN", second_name: null },
  };
  const expected = {
    estimate: 288_000,
    low: 262_000,
    high: 314_000,
    confidence: 91,
    estimateDate: "2026-09-30",
    assessment: 241_000,
    lastSalePrice: 199_500,
    lastSaleDate: "2015-08-14",
    propertySize: 1640,
    lotSize: 7840,
    owner: "EXAMPLE, ROWAN",
    retrievedAt: null,
  };

  it("is read under data, and flat", () => {
    expect(readServiceAnswer({ data, metadata: { publishing_date: "2026-10-01" } })).toEqual(
      expected,
    );
    expect(readServiceAnswer(data)).toEqual(expected);
  });

  it("takes the day of recording when the contract's is unknown", () => {
    const deeds = [
      { sale_price: 199_500, original_contract_date: null, recording_date: "2015-08-20" },
    ];
    expect(readServiceAnswer({ deeds }).lastSaleDate).toBe("2015-08-20");
  });
});

describe("Zillow Bridge", () => {
  const bundle = {
    zestimate: 750_000,
    lowPercent: 6,
    highPercent: "5%",
    forecastStandardDeviation: 7.2,
    timestamp: "2026-11-03T08:00:00.000Z",
    totalValue: 512_000,
    salesPrice: 498_000,
    recordingDate: "2018-12-07T00:00:00.000Z",
    areas: [
      { type: "Garage", areaSquareFeet: 420 },
      { type: "Living Building Area", areaSquareFeet: 1986 },
    ],
    lotSizeSquareFeet: 6098.4,
    ownerName: ["ROWAN EXAMPLE", "SKY EXAMPLE"],
  };

  it("is read from a bundle, its range in percent of the estimate", () => {
    expect(readServiceAnswer({ success: true, status: 200, bundle: [bundle] })).toEqual({
      estimate: 750_000,
      low: 705_000,
      high: 787_500,
      confidence: 92.8,
      estimateDate: "2026-11-03",
      assessment: 512_000,
      lastSalePrice: 498_000,
      lastSaleDate: "2018-12-07",
      propertySize: 1986,
      lotSize: 6098.4,
      owner: "ROWAN EXAMPLE, SKY EXAMPLE",
      retrievedAt: null,
    });
  });

  it("does without a spread, and falls back on other dates and areas", () => {
    const answer = {
      zestimate: 750_000,
      forecastStandardDeviation: null,
      documentDate: "2018-12-03",
      areas: [{ areaSquareFeet: 1700 }],
      lotSizeAcres: 2,
    };
    expect(readServiceAnswer(answer)).toMatchObject({
      confidence: null,
      low: null,
      high: null,
      lastSaleDate: "2018-12-03",
      propertySize: 1700,
      lotSize: 87_120,
    });
  });
});
