import { z } from "zod";
import { searchLevel } from "#lib/schemas/valuation.ts";
import type { CalibratedModel } from "./calibration.ts";
import { TERM_COUNT, ZIP_TERM_COUNT } from "./model/terms.ts";

const finite = z.number();
const range = z.tuple([finite, finite]);

const fittedTerms = z.object({
  intercept: finite,
  coefficients: z.array(finite).length(TERM_COUNT),
  centers: z.array(finite).length(TERM_COUNT),
  livingAreas: range,
  lotSizes: range,
  firstDay: finite,
  lastDay: finite,
  knots: z.array(finite).min(1),
});

const measuredError = z.object({ salesCount: finite, medianError: finite, within10: finite });

const levelCalibration = measuredError.extend({
  factor68: finite.positive(),
  factor80: finite.positive(),
  // Models fitted by earlier versions have neither.
  spread: z.array(finite).default([]),
  areas: z.record(z.string(), measuredError).default({}),
});

const storedModel = z.object({
  salesCount: finite,
  terms: fittedTerms,
  calibration: z.partialRecord(searchLevel, levelCalibration).nullable(),
  zips: z.record(z.string(), z.array(finite).length(ZIP_TERM_COUNT)).nullable(),
});

/**
 * Reads a stored model, which an older version of the program may have written.
 * @throws TypeError that says why this version can't use the model
 */
export function readModel(market: string, row: unknown): CalibratedModel {
  const parsed = storedModel.safeParse(row);
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
