import { listMarkets } from "#db/queries/sales.ts";
import { refitMarket } from "#db/queries/valuation-fit.ts";
import { withDatabase } from "./script-database.ts";
import { runScript } from "./start-error.ts";

/**
 * `npm run fit:valuation [-- MARKET …]`: refits the price models of the named markets, else of all,
 * and measures what past estimates missed by. Twice a month is a good rhythm.
 */
await runScript(() =>
  withDatabase(async ({ db }) => {
    const named = process.argv.slice(2);
    for (const market of named.length > 0 ? named : await listMarkets(db)) {
      const started = performance.now();
      const fitted = await refitMarket(market, db);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (!fitted) {
        console.log(`${market}: too few sales to fit`);
        continue;
      }
      console.log(
        `${market}: fitted on ${fitted.model.salesCount.toLocaleString("en-US")} sales in ${seconds} s`,
      );
      for (const [step, measured] of Object.entries(fitted.calibration ?? {})) {
        const error = (100 * measured.medianError).toFixed(1);
        console.log(
          `  by ${step}: half of ${measured.salesCount} past estimates within ${error} %`,
        );
      }
    }
  }),
);
