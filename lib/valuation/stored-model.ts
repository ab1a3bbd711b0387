import { z } from "zod";
import { searchLevel } from "#lib/schemas/valuation.ts";
import type { CalibratedModel } from "./calibration.ts";
import { FACT_COLUMNS } from "./model/fact-columns.ts";
import { TERM_COUNT, ZIP_TERM_COUNT } from "./model/terms.ts";

const finite = z.number();
const range = z.tuple([finite, finite]);

const regression = z.object({
  intercept: finite,
  coefficients: z.array(finite).length(TERM_COUNT),
  knots: z.array(finite).min(1),
});

const factTerms = z
  .object({
    columns: z.array(z.enum(FACT_COLUMNS.map(({ name }) => name))),
    centers: z.array(finite),
    scales: z.array(finite.positive()),
    regressions: z.array(regression),
    products: z.array(z.array(finite)),
  })
  .refine(({ columns: { length }, centers, scales, regressions, products }) =>
    [centers, scales, regressions, products, ...products.map((row) => row.slice(1))].every(
      (list) => list.length === length,
    ),
  );

const fittedTerms = regression.extend({
  centers: z.array(finite).length(TERM_COUNT),
  livingAreas: range,
  lotSizes: range,
  firstDay: finite,
  lastDay: finite,
  // Only where most sales have optional facts, and not in models fitted by earlier versions.
  facts: factTerms.optional(),
});

const measuredError = z.object({ salesCount: finite, medianError: finite, within10: finite });

const measuredErrors = measuredError.extend({
  areas: z.record(z.string(), measuredError).default({}),
});

const levelCalibration = measuredErrors.extend({
  factor68: finite.positive(),
  factor80: finite.positive(),
  // Models fitted by earlier versions have neither these nor areas.
  spread: z.array(finite).default([]),
  ownWeights: z.array(finite.min(0).lt(1)).default([]),
  partly: z.partialRecord(z.enum(["condition", "none"]), measuredErrors).default({}),
});

/** The errors of adjusted last sales, by class of time. */
export const resaleErrors = z.array(
  z
    .object({ salesCount: finite, shift: finite, halfRange: finite, medianError: finite })
    .nullable(),
);

const storedModel = z.object({
  salesCount: finite,
  terms: fittedTerms,
  calibration: z.partialRecord(searchLevel, levelCalibration).nullable(),
  zips: z.record(z.string(), z.array(finite)).nullable(),
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
  const effectCount = ZIP_TERM_COUNT * (1 + (terms.facts?.columns.length ?? 0));
  for (const [zipCode, effects] of Object.entries(zips ?? {})) {
    if (effects.length !== effectCount) {
      throw new TypeError(`zips.${zipCode}: ${effects.length} effects instead of ${effectCount}`);
    }
  }
  return {
    model: { market, terms, salesCount, zips: new Map(Object.entries(zips ?? {})) },
    calibration,
  };
}
