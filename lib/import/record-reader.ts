import { isStorable, MAX_TEXT } from "#lib/fields/text.ts";
import { readAmount } from "#lib/us/amounts.ts";
import type { ColumnMapping } from "./columns.ts";
import { toDecimalPoint } from "./decimals.ts";

export interface RecordLayout<Field extends string> {
  columns: ColumnMapping<Field>;
  /** More columns of a number, which are added to its first. */
  added?: ReadonlyMap<Field, readonly number[]>;
  /** Values for fields without a column. */
  constants: ReadonlyMap<Field, string>;
  /** Whether numbers are written like "1.234,5". */
  decimalComma: boolean;
}

export class RowRefusal extends Error {
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field} ${problem}`);
    this.field = field;
  }
}

/** An implausible value that was read as unknown. */
export interface UnreadValue {
  field: string;
  reason: string;
}

export function readOrRefuse<Reading extends object>(
  read: () => Reading,
): Reading | { reason: string } {
  try {
    return read();
  } catch (error) {
    if (error instanceof RowRefusal) return { reason: error.message };
    throw error;
  }
}

const UNKNOWN = /^(?:|n\/?a|null|none|nan|nil|-+|\?+|unknown)$/i;

export const quote = (text: string): string => JSON.stringify(text.slice(0, 40));

export class RecordReader<Field extends string> {
  readonly #values: readonly string[];
  readonly #layout: RecordLayout<Field>;
  readonly unread: UnreadValue[] = [];

  constructor(values: readonly string[], layout: RecordLayout<Field>) {
    this.#values = values;
    this.#layout = layout;
  }

  text(field: Field): string | null {
    return this.#check(field, this.written(field));
  }

  /** Returns a value as it is in the file, even a word for an unknown one. */
  written(field: Field): string {
    const column = this.#layout.columns.get(field);
    const written = column === undefined ? this.#layout.constants.get(field) : this.#values[column];
    return written ?? "";
  }

  #check(field: Field, written: string): string | null {
    const text = written.trim();
    if (UNKNOWN.test(text)) return null;
    if (text.length > MAX_TEXT) {
      throw new RowRefusal(field, `is longer than ${MAX_TEXT} characters`);
    }
    if (!isStorable(text) || /\p{Cc}/u.test(text)) {
      throw new RowRefusal(field, "has a character we can't store");
    }
    return text;
  }

  number(field: Field, least: number, most: number): number | null {
    const text = this.text(field);
    if (text === null) return null;
    const more = this.#layout.added?.get(field) ?? [];
    const value = more.reduce(
      (sum, column) =>
        sum + this.#amount(field, this.#check(field, this.#values[column] ?? "") ?? "0"),
      this.#amount(field, text),
    );
    if (value < least || value > most) {
      throw new RowRefusal(field, `is out of range: ${quote(text)}`);
    }
    return value;
  }

  #amount(field: Field, text: string): number {
    const value = readAmount(this.#layout.decimalComma ? toDecimalPoint(text) : text);
    if (value === null) throw new RowRefusal(field, `is not a number: ${quote(text)}`);
    return value;
  }

  /** Reads a number where 0 means unknown or not applicable. */
  amount(field: Field, most: number): number | null {
    return this.number(field, 0, most) || null;
  }

  /**
   * Returns the result of `read`. If it refuses the row, returns null and adds the value to
   * `unread`.
   */
  orUnknown<T>(read: () => T | null): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error;
      const { field, message: reason } = error;
      if (!this.unread.some((value) => value.field === field)) this.unread.push({ field, reason });
      return null;
    }
  }
}
