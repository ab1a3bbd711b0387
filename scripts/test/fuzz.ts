import { randomInt } from "node:crypto";
import { runProgram } from "./programs.ts";

// `npm run test:fuzz`: runs the property-based tests with a new seed and many more runs than `npm test`.
// FUZZ_SEED repeats a run, FUZZ_RUNS changes its length.
const { FUZZ_SEED = String(randomInt(2 ** 31)), FUZZ_RUNS = "500" } = process.env;

const print = (text: string) => void process.stdout.write(text);

print(`FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS}\n`);
const exitCode = await runProgram(print, "vitest", ["run", "fuzz", "--testTimeout=0"], {
  FUZZ_SEED,
  FUZZ_RUNS,
});
print(`FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS}\n`);
process.exitCode = exitCode ?? 1;
