// A fixed seed by default. `npm run test:fuzz` uses a new seed and many more runs.
const { FUZZ_SEED = "20260711", FUZZ_RUNS = "" } = process.env;

/** Whether this is `npm run test:fuzz`. */
export const isThorough = FUZZ_RUNS !== "";

/**
 * Returns fast-check parameters with a different seed for each property.
 * @param runs in `npm test`
 */
export const fuzz = (property: string, runs: number) => ({
  seed: [...property].reduce(
    (seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0,
    Number(FUZZ_SEED),
  ),
  numRuns: Number(FUZZ_RUNS) || runs,
});
