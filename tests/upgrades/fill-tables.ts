import { createHash } from "node:crypto";
import type { ISql } from "postgres";
import { listTables } from "#db/table-copies.ts";

const ROWS = 3;
// The row whose optional columns are empty.
const EMPTY_ROW = 1;

interface Column {
  table: string;
  name: string;
  type: string;
  kind: string;
  values: string[];
  isOptional: boolean;
  isNumbered: boolean;
  /** The table that it references, with the column below. */
  target: string | null;
  targetColumn: string | null;
}

type Row = Record<string, unknown>;

// Values that table constraints require beyond the column types, or null.
const RULED: Record<string, (row: number) => string | null> = {
  "users.email": (row) => `person${row}@example.com`,
  "users.auth_provider": () => "email",
  "photos.alteration_kinds": (row) => (row === 2 ? "{sky}" : null),
  "open_houses.ends_at": (row) => `2027-01-0${row + 1}T12:00:00Z`,
  "showings.ends_at": (row) => `2026-01-0${row + 1}T02:00:00Z`,
  "showings.held_until": (row) => `2026-01-0${row + 1}T02:30:00Z`,
  "showings.secret_hash": (row) => `hash ${row}`,
  "api_tokens.scope": () => "read",
  "webhook_deliveries.state": () => "waiting",
  "automations.state": (row) => (row === 2 ? "paused" : "on"),
  "automations.paused_by": (row) => (row === 2 ? "plan" : null),
};

const uuidOf = (text: string) =>
  createHash("md5")
    .update(text)
    .digest("hex")
    .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");

// Returns a unique value per row, including characters that COPY escapes.
function valueOf(column: Column, row: number): string {
  const place = `${column.table}.${column.name} ${row}`;
  if (column.kind === "e") return column.values[row % column.values.length] ?? "";
  if (column.type.endsWith("[]")) return column.type === "text[]" ? '{"a\\"b",NULL,"",é}' : "{}";
  switch (column.type) {
    case "uuid":
      return uuidOf(place);
    case "integer":
    case "bigint":
      return String(row + 1);
    case "double precision":
      return ["0.1", "1e-7", "40.7127753"][row] ?? "0";
    case "boolean":
      return String(row % 2 === 0);
    case "date":
      return `2026-01-0${row + 1}`;
    case "timestamp with time zone":
      return `2026-01-0${row + 1}T01:02:03.456789Z`;
    case "jsonb":
      return JSON.stringify({ place, text: 'a "b" \\ \n \t é 🏡', list: [1, null, 0.1] });
    default:
      return `${place} \t \\ \\N \n\\.\n \r 'one' "two" é 🏡`;
  }
}

async function listColumns(sql: ISql): Promise<Column[]> {
  return sql<Column[]>`
    select relname as "table", attname as name, format_type(atttypid, null) as type,
      typtype as kind, not attnotnull as "isOptional", attidentity <> '' as "isNumbered",
      array(select enumlabel::text from pg_enum where enumtypid = atttypid order by enumsortorder)
        as "values",
      foreign_key.target, foreign_key."targetColumn"
    from pg_class
      join pg_attribute on attrelid = pg_class.oid
      join pg_type on pg_type.oid = atttypid
      left join lateral (
        select confrelid::regclass::text as target, attname as "targetColumn"
        from pg_constraint join pg_attribute referred
          on referred.attrelid = confrelid and referred.attnum = confkey[1]
        where conrelid = pg_class.oid and contype = 'f' and conkey[1] = pg_attribute.attnum
      ) as foreign_key on true
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
      and not attisdropped and attgenerated = ''
    order by relname, attnum`;
}

/**
 * Inserts three rows into every table of any schema. They have values that are awkward to copy and all
 * references. In the second row, all optional columns are empty.
 */
export async function fillTables(sql: ISql): Promise<void> {
  const columns = await listColumns(sql);
  const filled = new Map<string, Row[]>();
  for (const { name: table } of await listTables(sql)) {
    const rows: Row[] = [];
    filled.set(table, rows);
    const own = columns.filter((column) => column.table === table && !column.isNumbered);
    for (let row = 0; row < ROWS; row += 1) {
      const values = own.map((column) => chooseValue(column, row, filled));
      const places = own.map(({ type }, at) => `$${at + 1}::text::${type}`);
      const [made] = await sql.unsafe<Row[]>(
        `insert into ${table} (${own.map(({ name }) => `"${name}"`).join(", ")})
         values (${places.join(", ")}) returning *`,
        values,
      );
      if (made) rows.push(made);
    }
  }
}

function chooseValue(
  column: Column,
  row: number,
  filled: ReadonlyMap<string, readonly Row[]>,
): string | null {
  const ruled = RULED[`${column.table}.${column.name}`];
  if (ruled) return ruled(row);
  const { target, targetColumn } = column;
  if (target && targetColumn) {
    if (target !== column.table) {
      return column.isOptional && row === EMPTY_ROW
        ? null
        : String(filled.get(target)?.[row]?.[targetColumn]);
    }
    // A reference to its own table: the row itself if required, or from the last row to the first.
    if (!column.isOptional) return valueOf({ ...column, name: targetColumn }, row);
    return row === 2 ? String(filled.get(target)?.[0]?.[targetColumn]) : null;
  }
  return column.isOptional && row === EMPTY_ROW ? null : valueOf(column, row);
}
