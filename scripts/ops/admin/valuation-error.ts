import { formatNumber, formatShare } from "#lib/format.ts";
import { measureMarkets, type MarketError } from "#services/valuation-error.ts";
import { ratioTable } from "../../ratio-table.ts";
import { StartError } from "../../start-error.ts";
import type { Command } from "./command.ts";

function print({ market, isDemo, from, valued, coveredCount, withoutValueCount }: MarketError) {
  const kind = isDemo ? "demonstration sales" : "sales";
  const without = withoutValueCount > 0 ? `, ${formatNumber(withoutValueCount)} have none` : "";
  console.log(
    `${market}: estimates of ${formatNumber(valued.length)} ${kind} since ${from}${without}. The range covers ${formatShare(coveredCount / valued.length)} of the prices.`,
  );
  console.table(ratioTable(valued));
}

export const valuationErrorCommand: Command = {
  summary: "show how far estimates miss in each market",
  usage: "[MARKET …]",
  details: `Fits each market without its newest sales, then values up to 2,000 of them. It takes as long as
npm run fit:valuation and changes nothing. See “Ratio statistics” in docs/valuation.md.`,
  changes: false,
  async run({ positionals, connection }) {
    const named = positionals.length > 0 ? positionals : null;
    let measured = 0;
    for await (const { market, error } of measureMarkets(named, connection.db)) {
      if (error === null || error.valued.length === 0) {
        console.log(`${market}: too few sales to measure.`);
      } else print(error);
      measured++;
    }
    if (measured === 0) throw new StartError("There are no sales. Import some first.");
  },
};
