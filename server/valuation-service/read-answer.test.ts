import { describe, expect, it } from "vitest";
import { readServiceAnswer } from "./read-answer.ts";

const NOTHING = {
  estimate: null,
  assessment: null,
  confidence: null,
  low: null,
  high: null,
  owner: null,
  propertySize: null,
  lotSize: null,
  lastSalePrice: null,
  lastSaleDate: null,
  estimateDate: null,
  retrievedAt: null,
};

describe("plain spellings", () => {
  const values = {
    estimate: 412_000,
    assessment: 350_000,
    confidence: 88,
    low: 380_000,
    high: 440_000,
    owner: "Rowan Example",
    propertySize: 1800,
    lotSize: 7200,
    lastSalePrice: 300_000,
    lastSaleDate: "2020-05-06",
    estimateDate: "2026-11-01",
    retrievedAt: "2026-11-02T10:00:00.000Z",
  };
  const spellings: Record<keyof typeof values, string[]> = {
    estimate: ["estimated value", "current estimated value", "value", "estimate"],
    assessment: ["assessment", "assessed value", "current assessment"],
    confidence: ["confidence", "confidence score"],
    low: ["low", "low estimate", "value range low"],
    high: ["high", "high estimate", "value range high"],
    owner: ["owner", "owner name"],
    propertySize: ["property size", "living area", "square feet"],
    lotSize: ["lot size"],
    lastSalePrice: ["last sale price"],
    lastSaleDate: ["last sale date"],
    estimateDate: ["estimate date", "as of", "valuation date"],
    retrievedAt: ["data retrieved", "retrieved at", "timestamp"],
  };
  const camel = (words: string) =>
    words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const keysOf = (words: string) => {
    const snake = words.replaceAll(" ", "_");
    return new Set([camel(words), snake, words.replaceAll(" ", "-"), snake.toUpperCase()]);
  };
  const cases = Object.entries(spellings).flatMap(([field, list]) =>
    list.flatMap((words) =>
      [...keysOf(words)].map((key) => ({ field: field as keyof typeof values, key })),
    ),
  );

  it.each(cases)("$field as $key", ({ field, key }) => {
    const flat = { [key]: values[field] };
    expect(readServiceAnswer(flat)).toEqual({ ...NOTHING, [field]: values[field] });
    expect(readServiceAnswer({ avm: { data: flat } })).toEqual({
      ...NOTHING,
      [field]: values[field],
    });
    expect(readServiceAnswer({ AVM: { Data: flat } })[field]).toEqual(values[field]);
  });

  it("prefers what stands under avm.data and adds what only the top level knows", () => {
    const answer = { value: 1000, owner: "Rowan Example", avm: { data: { value: "$412,000" } } };
    expect(readServiceAnswer(answer)).toMatchObject({ estimate: 412_000, owner: "Rowan Example" });
  });
});

describe("numbers and dates as services write them", () => {
  it.each([
    ["$1,234,567", 1_234_567],
    ["1234567.49", 1_234_567],
    [" USD 500000 ", 500_000],
    ["5e5", 500_000],
    [{ value: 500_000 }, 500_000],
    [{ amount: "$500,000" }, 500_000],
  ])("estimate %j is %i", (value, dollars) => {
    expect(readServiceAnswer({ estimate: value }).estimate).toBe(dollars);
  });

  it.each([
    "",
    "N/A",
    "about 500",
    "1,2,3",
    0,
    -5,
    Infinity,
    Number.NaN,
    true,
    [],
    {},
    null,
    "1e400",
  ])("estimate %j is unknown", (value) => {
    expect(readServiceAnswer({ estimate: value }).estimate).toBeNull();
  });

  it.each([
    ["2,100 sq ft", 2100],
    ["0.25 acres", 10_890],
    [".5 ac", 21_780],
  ])("lot size %j is %f square feet", (value, area) => {
    expect(readServiceAnswer({ lot_size: value }).lotSize).toBe(area);
  });

  it.each([
    [0.87, 87],
    ["87%", 87],
    [100, 100],
    [0, 0],
    [101, null],
    [-1, null],
    ["high", null],
  ])("confidence %j is %j", (value, score) => {
    expect(readServiceAnswer({ confidence: value }).confidence).toBe(score);
  });

  it("holds the confidence from a very wide spread to 0", () => {
    expect(readServiceAnswer({ valuation: { forecast_standard_deviation: 140 } }).confidence).toBe(
      0,
    );
  });

  it.each([
    ["5/1/2024", "2024-05-01"],
    ["20240501", "2024-05-01"],
    [20240501, "2024-05-01"],
    [1_714_521_600, "2024-05-01"],
    [1_714_521_600_000, "2024-05-01"],
    ["2024-02-31", null],
    ["13/13/2024", null],
    ["yesterday", null],
    ["0000-00-00", null],
  ])("last sale date %j is %j", (value, date) => {
    expect(readServiceAnswer({ last_sale_date: value }).lastSaleDate).toBe(date);
  });

  it("drops a range whose ends stand the wrong way round", () => {
    expect(readServiceAnswer({ estimate: 5, low: 9, high: 3 })).toMatchObject({
      low: null,
      high: null,
    });
  });

  it("keeps a name to a length that a screen can show, without control characters", () => {
    const { owner } = readServiceAnswer({ owner: `Ro\u0000wan\n${"x".repeat(500)}` });
    expect(owner).toHaveLength(200);
    expect(owner).toMatch(/^Ro wan x/);
  });
});

describe("any service's answer, wrapped", () => {
  const attom = { property: [{ avm: { amount: { value: 500_000 } }, lot: { lotsize1: 1 } }] };
  const canary = { "property/value": { result: { value: { price_mean: 500_000 } } } };
  const bridge = { bundle: { zestimate: 500_000, timestamp: "2026-11-03" } };
  const estated = { valuation: { value: "500000" } };

  it.each([attom, canary, bridge, estated].map((answer) => ({ answer })))(
    "$answer",
    ({ answer }) => {
      for (const wrapped of [answer, [answer], { data: answer }, { avm: { data: answer } }]) {
        expect(readServiceAnswer(wrapped).estimate).toBe(500_000);
      }
      expect(readServiceAnswer({ avm: { data: [answer] } }).estimate).toBe(500_000);
    },
  );
});

describe("rubbish", () => {
  it.each([
    null,
    undefined,
    12,
    "text",
    [],
    [null],
    {},
    { avm: null },
    { avm: { data: "soon" } },
    { property: [] },
    { property: [null] },
    { taxAssessments: "none", areas: 7, deeds: {}, owner: { names: [null, 4] } },
    JSON.parse('{"__proto__": {"estimate": 5}, "constructor": {"value": 3}}') as unknown,
  ])("%j says nothing", (answer) => {
    expect(readServiceAnswer(answer)).toEqual(NOTHING);
  });
});
