import { type DateOrder, readSlashed } from "./dates.ts";
import { ImportError } from "./import-error.ts";

// A day above 12 proves an order. Day before month counts where so many dates prove it, and none the other.
const MIN_DAY_FIRST = 1 / 5;
// Where more than this prove either order, the file holds both.
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

/** Weighs in which order the dates of a file are written, one date after another. */
export class DateOrderTally {
  #dates = 0;
  readonly #monthFirst: Proofs = { count: 0, example: "" };
  readonly #dayFirst: Proofs = { count: 0, example: "" };
  // Of dates with two-digit years: the first and the last number, and one that can't begin with a month.
  readonly #firsts = new Spread();
  readonly #lasts = new Spread();
  #oddShort = "";

  /** @param where names the place of the date, such as "line 3" */
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

  // "24-01-05": the years of a file are few, and its days go from 1 to 31.
  get #isYearFirst(): boolean {
    if (this.#oddShort === "" || this.#monthFirst.count > 0) return false;
    if (!this.#firsts.isDays) return true;
    if (!this.#lasts.isDays) return false;
    const spread = this.#firsts.width - this.#lasts.width;
    return spread < 0 || (spread === 0 && this.#isDayFirst);
  }

  /** Month before day, unless the dates prove the other. */
  get order(): DateOrder {
    return this.#isDayFirst && !this.#isYearFirst ? "dmy" : "mdy";
  }

  /** @throws ImportError where dates are in both orders, or have a two-digit year in front */
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

/** The order of dates that stand together. */
export function detectDateOrder(texts: readonly string[]): DateOrder {
  const tally = new DateOrderTally();
  for (const text of texts) tally.add(text);
  return tally.order;
}
