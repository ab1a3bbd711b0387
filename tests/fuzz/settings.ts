// The same values every time, unless told otherwise: `npm run test:fuzz` takes a new seed and many
// more runs.
const { FUZZ_SEED = "20260711", FUZZ_RUNS = "" } = process.env;

/**
 * For fast-check: each property has values of its own.
 * @param runs in `npm test`
 */
export const fuzz = (property: string, runs: number) => ({
  seed: [...property].reduce(
    (seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0,
    Number(FUZZ_SEED),
  ),
  numRuns: Number(FUZZ_RUNS) || runs,
});
