import { type DateOrder, readSlashed } from "./dates.ts";
import { ImportError } from "./import-error.ts";

// A day above 12 proves an order. Day-first needs this share of proofs, and no proof of
// month-first.
const MIN_DAY_FIRST = 1 / 5;
// If more than this share proves each order, the file has both.
const MAX_ODD = 1 / 20;
const LAST_MONTH = 12;
const LAST_DAY = 31;

interface Proofs {
  count: number;
  example: string;
}

class Spread {
  least = Infinity;
  most = -Infinity;

  add(value: number): void {
    this.least = Math.min(this.least, value);
    this.most = Math.max(this.most, value);
  }

  get width(): number {
    return this.most - this.least;
  }

  get isDays(): boolean {
    return this.least >= 1 && this.most <= LAST_DAY;
  }
}

/** Detects the order of the dates in a file, added one at a time. */
export class DateOrderTally {
  #dates = 0;
  readonly #monthFirst: Proofs = { count: 0, example: "" };
  readonly #dayFirst: Proofs = { count: 0, example: "" };
  // For dates with two-digit years: first and last numbers, and one that can't start with a month.
  readonly #firsts = new Spread();
  readonly #lasts = new Spread();
  #oddShort = "";

  /** @param where the date's location, such as "line 3" */
  add(text: string, where = ""): void {
    const slashed = readSlashed(text);
    if (!slashed) return;
    this.#dates += 1;
    const { numbers, hasFullYear } = slashed;
    const [first, second, last] = numbers;
    const example = where ? `${text.trim()} (${where})` : text.trim();
    const isMonth = (value: number) => value >= 1 && value <= LAST_MONTH;
    const isLateDay = (value: number) => value > LAST_MONTH && value <= LAST_DAY;
    if (isMonth(first) && isLateDay(second)) this.#count(this.#monthFirst, example);
    if (isLateDay(first) && isMonth(second)) this.#count(this.#dayFirst, example);
    if (hasFullYear) return;
    this.#firsts.add(first);
    this.#lasts.add(last);
    if (!isMonth(first) && isMonth(second)) this.#oddShort ||= example;
  }

  #count(proofs: Proofs, example: string): void {
    proofs.count += 1;
    proofs.example ||= example;
  }

  get #isDayFirst(): boolean {
    const { count } = this.#dayFirst;
    return this.#monthFirst.count === 0 && count > 0 && count >= MIN_DAY_FIRST * this.#dates;
  }

  // In "24-01-05" the years of a file vary little, while its days go from 1 to 31.
  get #isYearFirst(): boolean {
    if (this.#oddShort === "" || this.#monthFirst.count > 0) return false;
    if (!this.#firsts.isDays) return true;
    if (!this.#lasts.isDays) return false;
    const spread = this.#firsts.width - this.#lasts.width;
    return spread < 0 || (spread === 0 && this.#isDayFirst);
  }

  /** Month first, unless the dates prove day first. */
  get order(): DateOrder {
    return this.#isDayFirst && !this.#isYearFirst ? "dmy" : "mdy";
  }

  /** @throws ImportError if the dates have both orders, or a two-digit year first */
  requireOrder(): DateOrder {
    const odd = Math.min(this.#monthFirst.count, this.#dayFirst.count);
    if (odd > MAX_ODD * this.#dates) {
      throw new ImportError(
        `Dates use two orders: ${this.#monthFirst.example} has the month first, ${this.#dayFirst.example} the day. Use one order for all dates, or set it with --dates mdy or --dates dmy. Rows that don't fit that order are then rejected.`,
      );
    }
    if (this.#isYearFirst) {
      throw new ImportError(
        `Dates appear to start with a two-digit year: ${this.#oddShort}. Write years with four digits, or set the order with --dates mdy or --dates dmy.`,
      );
    }
    return this.order;
  }
}

/** Detects the order of a list of dates. */
export function detectDateOrder(texts: readonly string[]): DateOrder {
  const tally = new DateOrderTally();
  for (const text of texts) tally.add(text);
  return tally.order;
}
