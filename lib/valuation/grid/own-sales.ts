import { dayOf } from "#lib/days.ts";
import type { OwnSaleInput, OwnSalesView, OwnSaleView } from "#lib/schemas/own-sales.ts";
import { MAX_SALE_AGE_DAYS } from "../candidate-sales.ts";
import { limitCertainty } from "../certainty.ts";
import type { Subject, ValuableHome, ValuableSale } from "../data/home.ts";
import { findObstacle, type Obstacle } from "../eligibility.ts";
import { indexOn, isBeyondIndex } from "../last-sale/price-index.ts";
import type { MarketModel } from "../model/market-model.ts";
import { adjustToSubject, type GridEstimate, MIN_GRID_SALES, reconcileGrid } from "./grid.ts";
import { findSizeObstacle } from "../size-limits.ts";
import { isFarOutside } from "../typical-sizes.ts";
import { type AdjustedBy, MEASURED_ON, medianErrorPercent } from "./measured-errors.ts";

export interface OwnSale extends OwnSaleInput {
  id: number;
  isLeftOut: boolean;
}

function obstacleOf({ soldOn, livingArea }: OwnSale, today: number): string | null {
  if (livingArea === null) return "No living area, so we can't compare it.";
  const age = today - dayOf(soldOn);
  return age > MAX_SALE_AGE_DAYS ? "Sold more than two years ago, so it isn't used." : null;
}

// Facts missing from a seller's sale, such as its location and type, are taken from the subject.
function toValuable(subject: ValuableHome, sale: OwnSale, livingArea: number): ValuableSale {
  const { id, soldOn, price, lotSize, bedrooms, bathrooms, yearBuilt } = sale;
  const facts = { livingArea, lotSize, bedrooms, bathrooms, yearBuilt };
  return { ...subject, ...facts, id, price, market: "", isDemo: false, day: dayOf(soldOn) };
}

function nameAdjustments(subject: Subject, model: MarketModel | null, today: number): AdjustedBy {
  if (model) return model.zips.has(subject.zipCode ?? "") ? "own_market" : "other_market";
  const isIndexed = indexOn(subject.state, today) !== null && !isBeyondIndex(today);
  return isIndexed ? "stated_rules_and_index" : "stated_rules";
}

const knowsAreaAlone = ({ lotSize, bedrooms, bathrooms, yearBuilt }: OwnSaleView) =>
  [lotSize, bedrooms, bathrooms, yearBuilt].every((fact) => fact === null);

function presentEstimate(
  estimate: GridEstimate,
  counted: readonly OwnSaleView[],
  adjustedBy: AdjustedBy,
  model: MarketModel | null,
): OwnSalesView["estimate"] {
  const salesCount = counted.length;
  const areasAlone = counted.every(knowsAreaAlone);
  return {
    value: Math.round(estimate.value),
    low: Math.round(estimate.low),
    high: Math.round(estimate.high),
    confidence: Math.round(estimate.confidence),
    salesCount,
    market: model?.market ?? null,
    areasAlone,
    medianErrorPercent: medianErrorPercent(areasAlone ? "areas_alone" : adjustedBy, salesCount),
    measuredOn: MEASURED_ON,
  };
}

const adjustedPrices = (lines: readonly OwnSaleView[]) =>
  lines.map(({ adjustedPrice }) => adjustedPrice).filter((price) => price !== null);

function estimateFrom(counted: readonly OwnSaleView[], comparable: readonly OwnSaleView[]) {
  const estimate = reconcileGrid(adjustedPrices(counted));
  const withAll = reconcileGrid(adjustedPrices(comparable));
  return estimate && withAll ? limitCertainty(estimate, withAll) : null;
}

// Adjusted prices of homes of another size would agree with each other, but be far off.
function findObstacleAmong(subject: Subject, sales: readonly OwnSaleView[]): Obstacle | null {
  const areas = sales.map(({ livingArea }) => livingArea).filter((area) => area !== null);
  const size = subject.livingArea ?? 0;
  const range = { low: Math.min(...areas), high: Math.max(...areas) };
  const isFar = areas.length >= MIN_GRID_SALES && isFarOutside(size, "livingArea", range);
  return findSizeObstacle(isFar ? [{ name: "livingArea", size, ...range }] : []);
}

function explainTooFew(count: number): string {
  const left = MIN_GRID_SALES - count;
  return `Add ${left} more ${left === 1 ? "sale" : "sales"} to get an estimate.`;
}

/**
 * Values a home only by the sales its seller entered, with an appraiser's grid.
 * @param model of the nearest fitted market; null uses stated rules for the adjustments
 */
export function valueByOwnSales(
  subject: Subject,
  sales: readonly OwnSale[],
  model: MarketModel | null,
  now: Date,
): OwnSalesView {
  const today = dayOf(now.toISOString());
  const ofHome = findObstacle(subject);
  const adjust = (sale: OwnSale) =>
    subject.livingArea !== null && sale.livingArea !== null && !ofHome
      ? adjustToSubject(
          { ...subject, livingArea: subject.livingArea },
          today,
          toValuable({ ...subject, livingArea: subject.livingArea }, sale, sale.livingArea),
          model,
        )
      : null;
  const lines = sales.map((sale): OwnSaleView => {
    const line = adjust(sale);
    return {
      ...sale,
      adjustedPrice: line?.adjustedPrice ?? null,
      adjustments: line?.adjustments ?? [],
      obstacle: obstacleOf(sale, today),
    };
  });
  const comparable = lines.filter((line) => line.obstacle === null && line.adjustedPrice !== null);
  const counted = comparable.filter((line) => !line.isLeftOut);
  const obstacle = ofHome ?? findObstacleAmong(subject, comparable);
  const estimate = obstacle ? null : estimateFrom(counted, comparable);
  return {
    sales: lines,
    estimate:
      estimate && presentEstimate(estimate, counted, nameAdjustments(subject, model, today), model),
    reason: estimate ? null : (obstacle?.reason ?? explainTooFew(counted.length)),
    missing: obstacle?.missing ?? [],
  };
}
