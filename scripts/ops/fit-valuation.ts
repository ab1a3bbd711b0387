import { refitMarkets } from "#services/valuation-models.ts";
import { withDatabase } from "../db/script-database.ts";
import { runScript } from "../start-error.ts";

// `npm run fit:valuation [-- MARKET …]`: refits the price models of the named or all markets, and measures
// the errors of past estimates.
await runScript(() =>
  withDatabase(async ({ db }) => {
    const named = process.argv.slice(2);
    let started = performance.now();
    for await (const { market, fitted } of refitMarkets(named.length > 0 ? named : null, db)) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      started = performance.now();
      if (!fitted) {
        console.log(`${market}: too few sales to fit a model`);
        continue;
      }
      console.log(
        `${market}: fitted on ${fitted.model.salesCount.toLocaleString("en-US")} sales in ${seconds} s`,
      );
      for (const [level, measured] of Object.entries(fitted.calibration ?? {})) {
        const error = (100 * measured.medianError).toFixed(1);
        console.log(
          `  by ${level}: half of ${measured.salesCount} past estimates within ${error} %`,
        );
      }
    }
  }),
);
