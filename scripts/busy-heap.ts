import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Who answers so many requests within one period is busy.
const PERIOD_MS = 120_000;
const BUSY_REQUESTS = 2_000;

// V8 reads both again whenever it rests, and whenever it decides how far the heap may grow. Its own
// way of growing (0) comes to as much under full load, and to next to nothing after every rest.
const V8_DEFAULTS = ["--memory-reducer-favors-memory", "--heap-growing-percent=0"];
const BUSY = ["--no-memory-reducer-favors-memory", "--heap-growing-percent=300"];

const setFlags = (flags: readonly string[]): void => flags.forEach(setFlagsFromString);

// As V8 does it before it runs out of memory: whatever can be given back is.
function collect(): void {
  setFlagsFromString("--expose-gc");
  // Exposed in contexts made from now on alone, so that nothing else finds it.
  const gc = runInNewContext("gc") as NodeJS.GCFunction;
  gc({ type: "major", flavor: "last-resort" });
  setFlagsFromString("--no-expose-gc");
}

/**
 * After some 8 s without a request V8 collects all the memory that it can, drops the code that it
 * compiled for good, and lets the heap grow by little from then on: what comes next costs half as much
 * again (docs/performance.md). A busy server keeps the code and the room, and gives back what it can once it
 * is busy no longer. A probe every few seconds keeps nobody busy.
 * @returns is to be called at every request
 */
export function keepHeapWhileBusy(): () => void {
  let requests = 0;
  let isBusy = false;
  setInterval(() => {
    const wasBusy = isBusy;
    isBusy = requests >= BUSY_REQUESTS;
    requests = 0;
    if (!wasBusy || isBusy) return;
    setFlags(V8_DEFAULTS);
    collect();
  }, PERIOD_MS).unref();
  return () => {
    requests += 1;
    if (isBusy || requests < BUSY_REQUESTS) return;
    isBusy = true;
    setFlags(BUSY);
  };
}
