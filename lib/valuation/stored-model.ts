import { z } from "zod";
import { valuationStep } from "#lib/schemas/valuation.ts";
import type { StoredModel } from "./comparable-sales.ts";
import { TERM_COUNT, ZIP_TERM_COUNT } from "./market-model.ts";

const finite = z.number();
const range = z.tuple([finite, finite]);

const marketTerms = z.object({
  intercept: finite,
  coefficients: z.array(finite).length(TERM_COUNT),
  centers: z.array(finite).length(TERM_COUNT),
  livingAreas: range,
  lotSizes: range,
  firstDay: finite,
  lastDay: finite,
  knots: z.array(finite).min(1),
});

const stepCalibration = z.object({
  salesCount: finite,
  medianError: finite,
  within10: finite,
  factor68: finite.positive(),
  factor80: finite.positive(),
});

const storedRow = z.object({
  salesCount: finite,
  terms: marketTerms,
  calibration: z.partialRecord(valuationStep, stepCalibration).nullable(),
  zips: z.record(z.string(), z.array(finite).length(ZIP_TERM_COUNT)).nullable(),
});

/**
 * Reads a model as it was stored, which an older version of the program may have done.
 * @throws TypeError that says what is wrong, for one that this version can't value with
 */
export function readModel(market: string, row: unknown): StoredModel {
  const parsed = storedRow.safeParse(row);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new TypeError(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { terms, calibration, salesCount, zips } = parsed.data;
  return {
    model: { market, terms, salesCount, zips: new Map(Object.entries(zips ?? {})) },
    calibration,
  };
}
