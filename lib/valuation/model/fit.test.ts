import { describe, expect, it } from "vitest";
import { makeSale, MARKET_DAY, syntheticSales, trueValue } from "#tests/valuation/market.ts";
import { isValuable, type Sale } from "../data/home.ts";
import { fitMarket } from "./fit.ts";
import { type MarketModel, predictLogPrice } from "./market-model.ts";

async function fit(sales: readonly Sale[]): Promise<MarketModel> {
  const model = await fitMarket("Test", () => [sales]);
  if (!model) throw new Error("not fitted");
  return model;
}

function predictSale(model: MarketModel, sale: Sale): number {
  if (!isValuable(sale)) throw new Error("not valuable");
  return predictLogPrice(model.terms, model.zips.get(sale.zipCode ?? ""), sale, sale.day);
}

const typical = (sales: readonly Sale[]) =>
  sales.map(({ livingArea }) => livingArea ?? 0).every((area) => area > 1000 && area < 3200);

describe("a fitted market", () => {
  it("knows what prices are made of", async () => {
    const model = await fit(syntheticSales(1500));
    for (const zipCode of ["62701", "62702"]) {
      for (const livingArea of [1200, 1800, 2800]) {
        for (const bathrooms of [1, 2, 3]) {
          const home = makeSale({ zipCode, livingArea, bathrooms, day: MARKET_DAY - 30 });
          expect(typical([home])).toBe(true);
          expect(predictSale(model, home)).toBeCloseTo(trueValue(home), 1);
        }
      }
    }
  });

  it("estimates how much more a larger home is worth", async () => {
    const model = await fit(syntheticSales(1500));
    const small = predictSale(model, makeSale({ livingArea: 1500 }));
    const large = predictSale(model, makeSale({ livingArea: 3000 }));
    expect(large - small).toBeCloseTo(0.7 * Math.log(2), 1);
  });

  it("follows a market that rises", async () => {
    const sales = syntheticSales(1500).map((sale) => ({
      ...sale,
      price: Math.round(sale.price * Math.exp(((sale.day - MARKET_DAY) / 365) * 0.1)),
    }));
    const model = await fit(sales);
    const value = (day: number) => predictSale(model, makeSale({ day, yearBuilt: null }));
    expect(value(MARKET_DAY - 30) - value(MARKET_DAY - 395)).toBeCloseTo(0.1, 1);
    expect(value(MARKET_DAY + 400)).toBe(value(MARKET_DAY));
    expect(value(MARKET_DAY - 4000)).toBe(value(MARKET_DAY - 3000));
  });

  it("is not moved by a few absurd prices", async () => {
    const sales = syntheticSales(600);
    const odd = sales.map((sale, index) => (index % 40 === 0 ? { ...sale, price: 9000 } : sale));
    const home = makeSale();
    const [plain, robust] = [await fit(sales), await fit(odd)];
    expect(Math.abs(predictSale(plain, home) - predictSale(robust, home))).toBeLessThan(0.05);
  });

  it("is the same in any order of the sales and of the batches", async () => {
    const sales = syntheticSales(300);
    const forward = await fit(sales);
    const backward = await fitMarket("Test", () => [
      sales.slice(150).reverse(),
      [],
      sales.slice(0, 150).reverse(),
    ]);
    expect(backward?.terms.intercept).toBeCloseTo(forward.terms.intercept, 6);
    expect(backward?.terms.coefficients).toEqual(
      forward.terms.coefficients.map((value) => expect.closeTo(value, 6)),
    );
  });

  it("caps a home larger than any it has seen at the largest", async () => {
    const sales = syntheticSales(300);
    const model = await fit(sales);
    const largest = Math.max(...sales.map(({ livingArea }) => livingArea ?? 0));
    expect(predictSale(model, makeSale({ livingArea: 49_000, lotSize: 1e9 }))).toBe(
      predictSale(model, makeSale({ livingArea: largest, lotSize: 2e9 })),
    );
  });

  it("survives JSON", async () => {
    const { terms } = await fit(syntheticSales(100));
    expect(JSON.parse(JSON.stringify(terms))).toEqual(terms);
  });
});

describe("uninformative sales", () => {
  it("too few of them don't make a model", async () => {
    expect(await fitMarket("Test", () => [syntheticSales(19)])).toBeNull();
    expect(await fitMarket("Test", () => [syntheticSales(20)])).not.toBeNull();
    expect(await fitMarket("Test", () => [])).toBeNull();
  });

  it("land and homes of unknown size don't count", async () => {
    const sales = syntheticSales(19);
    const land = makeSale({ propertyType: "land_lot" });
    const unknown = makeSale({ livingArea: null });
    expect(await fitMarket("Test", () => [[...sales, land, unknown]])).toBeNull();
  });

  it("facts that no sale has are ignored", async () => {
    const bare = syntheticSales(60).map((sale) => ({
      ...sale,
      lotSize: null,
      yearBuilt: null,
      bedrooms: null,
      bathrooms: null,
      zipCode: null,
    }));
    const model = await fit(bare);
    expect(predictSale(model, makeSale({ zipCode: null, lotSize: 50_000 }))).toBe(
      predictSale(model, makeSale({ zipCode: null, lotSize: 500 })),
    );
  });

  it("a hundred sales alike make a model of finite numbers", async () => {
    const model = await fit(Array.from({ length: 100 }, () => makeSale()));
    expect(predictSale(model, makeSale())).toBeCloseTo(Math.log(400_000), 2);
    expect(model.terms.coefficients.every(Number.isFinite)).toBe(true);
  });
});
