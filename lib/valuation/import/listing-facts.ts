import { type DateOrder, readWrittenDate } from "#lib/import/dates.ts";
import { readFact, type SaleReader } from "./home-facts.ts";
import { readText } from "./sale-place.ts";

const MAX_DAYS = 3650;
const MAX_PRICE = 2_000_000_000;

// 0 means unknown.
function readPrice(reader: SaleReader, field: "listPrice" | "originalListPrice"): number | null {
  const price = readFact(reader, field, 0, MAX_PRICE);
  return price ? Math.round(price) : null;
}

/**
 * Reads how a home was listed before its sale: days are ISO dates, prices whole US dollars. A list
 * date after the sale is unknown.
 */
export function readListing(reader: SaleReader, soldOn: string, dateOrder: DateOrder) {
  const written = readText(reader, "listedOn");
  const listedOn = written === null ? null : readWrittenDate(written, dateOrder);
  const days = readFact(reader, "daysOnMarket", 0, MAX_DAYS);
  return {
    listedOn: listedOn !== null && listedOn <= soldOn ? listedOn : null,
    daysOnMarket: days === null ? null : Math.round(days),
    listPrice: readPrice(reader, "listPrice"),
    originalListPrice: readPrice(reader, "originalListPrice"),
  };
}
