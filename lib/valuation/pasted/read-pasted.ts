import { detectDateOrder } from "#lib/import/date-order.ts";
import { detectDecimalComma } from "#lib/import/decimals.ts";
import { MAX_OWN_SALES, PASTED_LINES } from "#lib/fields/own-sales.ts";
import type { PastedView } from "#lib/schemas/own-sales.ts";
import type { SaleField } from "../import/column-names.ts";
import { findTableColumns, type TableColumns } from "./guess-columns.ts";
import { readListings } from "./listing-text.ts";
import { readSaleFacts, type Spelling } from "./sale-facts.ts";
import { FIELD_LABELS, type SaleTexts } from "./sale-texts.ts";
import { splitTable } from "./table-text.ts";

const SHOWN_TEXT = 80;
const MAX_REFUSED = 100;

const NUMBERS: readonly SaleField[] = ["price", "livingArea", "lotSize", "lotAcres", "bathrooms"];

function detectSpelling(texts: readonly SaleTexts[]): Spelling {
  const all = (fields: readonly SaleField[]) =>
    texts.flatMap((text) => fields.map((field) => text.fields[field] ?? ""));
  return {
    dateOrder: detectDateOrder(all(["soldOn"])),
    decimalComma: detectDecimalComma(all(NUMBERS)),
  };
}

function readTable({ columns, rows }: TableColumns): SaleTexts[] {
  return rows.map(({ row, values }) => ({
    row,
    text: values.filter(Boolean).join(" · "),
    fields: Object.fromEntries(
      [...columns].map(([field, column]) => [field, values[column] ?? ""]),
    ),
  }));
}

function describeColumns({ columns, header, rows }: TableColumns): PastedView["columns"] {
  const fieldOf = new Map([...columns].map(([field, column]) => [column, field]));
  const width = header?.length ?? Math.max(...rows.map(({ values }) => values.length));
  return Array.from({ length: width }, (_, column) => {
    const field = fieldOf.get(column);
    return {
      name: header?.[column] || `Column ${column + 1}`,
      readAs: (field && FIELD_LABELS[field]) ?? null,
    };
  });
}

// Replaces a skipped line with an empty one, so later rows keep their numbers.
function skipLines(pasted: string): { text: string; skippedLines: number } {
  const lines = pasted.split(/\r?\n/);
  const first = lines.slice(0, PASTED_LINES.most);
  const rest = lines.slice(PASTED_LINES.most);
  const isLong = (line: string) => line.length > PASTED_LINES.characters;
  return {
    text: first.map((line) => (isLong(line) ? "" : line)).join("\n"),
    skippedLines: first.filter(isLong).length + rest.filter((line) => line.trim() !== "").length,
  };
}

/**
 * Reads sales from pasted text: spreadsheet or table rows with or without column names, or the
 * words of a real estate page.
 * @returns the sales, the rows that aren't sales with the reason, and the number of skipped lines
 */
export function readPastedSales(pasted: string): PastedView {
  const { text, skippedLines } = skipLines(pasted);
  const rows = splitTable(text);
  const table = rows && findTableColumns(rows);
  const texts = table ? readTable(table) : readListings(text);
  const spelling = detectSpelling(texts);
  const sales: PastedView["sales"] = [];
  const refused: PastedView["refused"] = [];
  for (const written of texts) {
    if (sales.length === MAX_OWN_SALES && refused.length === MAX_REFUSED) break;
    const reading = readSaleFacts(written, spelling);
    const { row } = written;
    const isTaken = "sale" in reading && sales.length < MAX_OWN_SALES;
    if (isTaken) sales.push({ row, ...reading.sale });
    else if (refused.length < MAX_REFUSED) {
      const tooMany = `You can add up to ${MAX_OWN_SALES} sales at a time.`;
      const reason = "reason" in reading ? reading.reason : tooMany;
      refused.push({ row, text: written.text.slice(0, SHOWN_TEXT), reason });
    }
  }
  return {
    columns: table ? describeColumns(table) : [],
    sales,
    refused,
    skippedLines,
  };
}
