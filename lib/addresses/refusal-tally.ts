import { formatNumber } from "#lib/format.ts";
import { ImportError } from "#lib/import/import-error.ts";

// With more unusable rows, the file probably has another form than it seems.
const MAX_REFUSED_SHARE = 0.5;

/** Counts the rows of a file that are used, and why others aren't. */
export class RefusalTally {
  readonly #reasons = new Map<string, { count: number; line: number }>();
  #used = 0;
  #refused = 0;

  /** @param reason why the row isn't used; null if it is */
  add(line: number, reason: string | null): void {
    if (reason === null) {
      this.#used++;
      return;
    }
    this.#refused++;
    const seen = this.#reasons.get(reason) ?? { count: 0, line };
    this.#reasons.set(reason, { ...seen, count: seen.count + 1 });
  }

  get used(): number {
    return this.#used;
  }

  /** Returns the reasons with counts and the first line of each, most frequent first; null without any. */
  describe(): string | null {
    const sorted = [...this.#reasons].sort(([, a], [, b]) => b.count - a.count);
    const reasons = sorted.map(
      ([reason, { count, line }]) => `${formatNumber(count)} with ${reason} (line ${line})`,
    );
    return reasons.length > 0 ? reasons.join(", ") : null;
  }

  /** @throws ImportError if most rows can't be used */
  requireSense(): void {
    const total = this.#used + this.#refused;
    if (this.#refused <= MAX_REFUSED_SHARE * total) return;
    throw new ImportError(
      `Nothing was imported, because most rows can't be used: ${this.describe() ?? ""}.`,
    );
  }
}
