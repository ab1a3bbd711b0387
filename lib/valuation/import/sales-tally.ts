import { ImportError } from "#lib/import/import-error.ts";
import { formatNumber } from "#lib/format.ts";
import { UNREACHABLE } from "./column-report.ts";
import { quote } from "#lib/import/record-reader.ts";
import type { SaleField } from "./column-names.ts";
import { nameType } from "./property-type.ts";
import type { ImportedSale, SaleReading } from "./sale-row.ts";

// If more values than this are unreadable, the column probably has another meaning.
const MAX_UNREAD = 20;
const MAX_UNREAD_SHARE = 0.1;

/** Facts that make a sale easier to find or to compare. */
const COUNTED = [
  "propertyType",
  "street",
  "city",
  "state",
  "zipCode",
  "district",
  "latitude",
  "livingArea",
  "lotSize",
  "bedrooms",
  "bathrooms",
  "yearBuilt",
] as const satisfies readonly (keyof ImportedSale & SaleField)[];

// How many distinct kinds are counted, and how many of them are named.
const MAX_KINDS = 500;
const NAMED_KINDS = 15;
const OTHERS = "others";

function describeCounts(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const named = sorted
    .slice(0, NAMED_KINDS)
    .map(([what, count]) => `${formatNumber(count)} ${what}`);
  const rest = sorted.slice(NAMED_KINDS).reduce((sum, [, count]) => sum + count, 0);
  return [...named, ...(rest > 0 ? [`${formatNumber(rest)} ${OTHERS}`] : [])].join(", ");
}

interface Unread {
  count: number;
  example: string;
}

/** Counts what an import found in the rows of a file. */
export class SalesTally {
  readonly #known = new Map<(typeof COUNTED)[number], number>();
  readonly #unread = new Map<string, Unread>();
  readonly #types = new Map<string, number>();
  readonly #leftOut = new Map<string, number>();
  readonly #unclear = new Map<string, number>();
  #taken = 0;
  #lost = 0;

  add(reading: SaleReading, line: number): void {
    if ("leftOut" in reading) this.#count(this.#leftOut, reading.leftOut);
    if (!("row" in reading)) return;
    const { row, writtenType, unclear, unread } = reading;
    if (unclear !== null) this.#count(this.#unclear, quote(unclear));
    this.#taken++;
    if (row.zipCode === null && row.state === null) this.#lost++;
    for (const fact of COUNTED) {
      if (row[fact] !== null) this.#known.set(fact, (this.#known.get(fact) ?? 0) + 1);
    }
    for (const { field, reason } of unread) {
      const seen = this.#unread.get(field) ?? { count: 0, example: `line ${line}: ${reason}` };
      this.#unread.set(field, { ...seen, count: seen.count + 1 });
    }
    if (writtenType !== null) {
      this.#count(this.#types, `${quote(writtenType)} as ${nameType(row.propertyType)}`);
    }
  }

  #count(counts: Map<string, number>, what: string): void {
    const kind = counts.has(what) || counts.size < MAX_KINDS ? what : OTHERS;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }

  /**
   * @throws ImportError if no home could match the sales, or if so many values of a column are
   *   unreadable that it must have another meaning
   */
  requireSense(): void {
    if (this.#taken > 0 && this.#lost === this.#taken) {
      throw new ImportError(`Nothing was imported. ${UNREACHABLE}`);
    }
    for (const [field, { count, example }] of this.#unread) {
      if (count <= MAX_UNREAD || count <= MAX_UNREAD_SHARE * this.#taken) continue;
      throw new ImportError(
        `Nothing was imported: ${formatNumber(count)} of ${formatNumber(this.#taken)} rows have a ${field} we can't read (${example}). Choose another column with --map ${field}=COLUMN, skip the field with --map ${field}=, or treat those values as unknown with --skip-rejects.`,
      );
    }
  }

  /** Returns sentences for the operator, one per line. */
  describe(): string[] {
    const lines: string[] = [];
    if (this.#leftOut.size > 0) lines.push(`Skipped: ${describeCounts(this.#leftOut)}.`);
    if (this.#types.size > 0) lines.push(`Types: ${describeCounts(this.#types)}.`);
    if (this.#unclear.size > 0) {
      lines.push(
        `Imported although we don't know this saleValidity: ${describeCounts(this.#unclear)}. Choose rows with --where COLUMN=value.`,
      );
    }
    for (const [field, { count, example }] of this.#unread) {
      lines.push(`Treated as unknown: ${formatNumber(count)} ${field} (${example}).`);
    }
    const partly = COUNTED.flatMap((fact) => {
      const count = this.#known.get(fact) ?? 0;
      return count < this.#taken ? [`${fact} ${formatNumber(count)}`] : [];
    });
    if (partly.length > 0) {
      lines.push(
        `Facts missing from some of the ${formatNumber(this.#taken)} sales (sales that have them): ${partly.join(", ")}.`,
      );
    }
    if (this.#lost > 0) {
      lines.push(
        `${formatNumber(this.#lost)} sales have no zip code or state, so no home can match them.`,
      );
    }
    return lines;
  }
}
