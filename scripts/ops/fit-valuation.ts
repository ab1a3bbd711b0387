import { refitMarkets } from "#services/valuation-models.ts";
import { withDatabase } from "../db/script-database.ts";
import { runScript } from "../start-error.ts";
import { describeFit } from "./describe-fit.ts";

// `npm run fit:valuation [-- MARKET …]`: refits the price models of the named or all markets, and measures
// the errors of past estimates.
await runScript(() =>
  withDatabase(async ({ db }) => {
    const named = process.argv.slice(2);
    let started = performance.now();
    for await (const { market, fitted } of refitMarkets(named.length > 0 ? named : null, db)) {
      const seconds = (performance.now() - started) / 1000;
      started = performance.now();
      for (const line of describeFit(market, fitted, seconds)) console.log(line);
    }
  }),
);
