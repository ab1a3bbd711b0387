import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Sql, TransactionSql } from "postgres";
import { type RefusedRows, RowsRefusedError } from "#lib/import/refused-rows.ts";
import { copyRows, type CopyValue } from "./copy.ts";

const NOT_IN_FILES = ["id", "isDemo", "createdAt", "updatedAt"] as const;

type ImportedRow<Table extends PgTable> = Required<
  Omit<Table["$inferInsert"], (typeof NOT_IN_FILES)[number]>
>;

/** A row with its line in the file. A null row is only input for the target's screening. */
export interface StagedRow<Row> {
  line: number;
  row: Row | null;
  marks?: Readonly<Record<string, string | null>>;
}

type Batches<Table extends PgTable> = AsyncIterable<readonly StagedRow<ImportedRow<Table>>[]>;

/** The table must have a column `is_demo`. */
export interface ImportTarget<Table extends PgTable> {
  table: Table;
  key: readonly PgColumn[];
  countedRepeat: "first" | "last";
  // An SQL expression that must be equal in all rows about one thing, and the message if it isn't.
  agreement?: { expression: string; describeConflict: (countedLine: number) => string };
  // Removes rows that must not be stored from the table "staged". These text columns are added to it.
  screening?: { columns: readonly string[]; screen: (sql: TransactionSql) => Promise<void> };
}

export interface ImportOptions {
  refused: RefusedRows;
  skipRefused?: boolean;
  dryRun?: boolean;
  // Receives the share of rows stored so far, 0 to 1.
  onStored?: (part: number) => void;
}

export interface ImportOutcome {
  added: number;
  changed: number;
  unchanged: number;
  repeated: number;
}

const BATCH_LINES = 20_000;
const LISTED_CONFLICTS = 100;

class Rollback extends Error {}

function namesOf({ table, key }: Pick<ImportTarget<PgTable>, "table" | "key">) {
  const columns = Object.entries(getTableColumns(table));
  const isInFiles = (field: string) => !(NOT_IN_FILES as readonly string[]).includes(field);
  const given = columns.filter(([, { generated }]) => !generated);
  const filled = given.filter(([field]) => isInFiles(field));
  return {
    table: getTableName(table),
    fields: filled.map(([field]) => field),
    filled: filled.map(([, { name }]) => name),
    unstaged: given.filter(([field]) => !isInFiles(field)).map(([, { name }]) => name),
    key: key.map(({ name }) => name),
    hasUpdatedAt: columns.some(([field]) => field === "updatedAt"),
  };
}
type Names = ReturnType<typeof namesOf>;

const listed = (prefix: string, names: readonly string[]) =>
  names.map((name) => `${prefix}.${name}`).join(", ");

async function* copyValues<Table extends PgTable>(
  batches: Batches<Table>,
  fields: readonly string[],
  markColumns: readonly string[],
) {
  for await (const batch of batches) {
    yield batch.map(({ line, row, marks }) => [
      line,
      ...fields.map((field) => (row as Record<string, CopyValue> | null)?.[field]),
      ...markColumns.map((column) => marks?.[column]),
    ]);
  }
}

async function addScreeningColumns(
  sql: TransactionSql,
  { filled }: Names,
  marks: readonly string[],
): Promise<void> {
  const changes = [
    ...filled.map((name) => `alter column ${name} drop not null`),
    ...marks.map((name) => `add column ${name} text`),
  ];
  await sql`alter table staged ${sql.unsafe(changes.join(", "))}`;
}

// The temporary table computes generated columns with the target's own rules.
async function stage<Table extends PgTable>(
  sql: TransactionSql,
  names: Names,
  batches: Batches<Table>,
  screening: ImportTarget<Table>["screening"],
): Promise<void> {
  await sql`
    create temporary table staged (like ${sql(names.table)} including generated) on commit drop`;
  const dropped = names.unstaged.map((name) => `drop column ${name}`).join(", ");
  await sql`alter table staged ${sql.unsafe(dropped)}, add column line integer not null`;
  const marks = screening?.columns ?? [];
  if (screening) await addScreeningColumns(sql, names, marks);
  await copyRows(
    sql,
    "staged",
    ["line", ...names.filled, ...marks],
    copyValues(batches, names.fields, marks),
  );
  await screening?.screen(sql);
  await sql`create index on staged (line)`;
  await sql`analyze staged`;
}

async function findRepeats(
  sql: TransactionSql,
  names: Names,
  { countedRepeat, agreement }: Pick<ImportTarget<PgTable>, "countedRepeat" | "agreement">,
): Promise<number> {
  const stated = sql.unsafe(agreement?.expression ?? "null::text");
  const { count } = await sql`
    create temporary table repeats on commit drop as
    select line, counted_line, stated is distinct from counted_statement as is_conflict
    from (
      select line, ${stated} as stated,
        first_value(line) over same as counted_line,
        first_value(${stated}) over same as counted_statement
      from staged
      window same as (
        partition by ${sql(names.key)}
        order by line ${sql.unsafe(countedRepeat === "first" ? "asc" : "desc")})
    ) as seen
    where line <> counted_line`;
  await sql`create index on repeats (line)`;
  await sql`analyze repeats`;
  return count;
}

async function rejectConflicts(
  sql: TransactionSql,
  describeConflict: (countedLine: number) => string,
  refused: RefusedRows,
): Promise<void> {
  const rows = await sql<{ line: number; countedLine: number; total: number }[]>`
    select line, counted_line as "countedLine", (count(*) over ())::int as total
    from repeats where is_conflict
    order by line limit ${LISTED_CONFLICTS}`;
  for (const { line, countedLine } of rows) refused.add(line, describeConflict(countedLine));
  refused.addCount((rows[0]?.total ?? 0) - rows.length);
}

async function findChanges(sql: TransactionSql, { table, filled, key }: Names): Promise<number> {
  const isSame = key.map((name) => `stored.${name} = staged.${name}`).join(" and ");
  const { count } = await sql`
    create temporary table changes on commit drop as
    select staged.line, stored.id
    from staged left join ${sql(table)} as stored on ${sql.unsafe(isSame)}
    where not exists (select from repeats where repeats.line = staged.line)
      and (stored.id is null
        or (${sql.unsafe(listed("stored", filled))}, stored.is_demo)
          is distinct from (${sql.unsafe(listed("staged", filled))}, false))`;
  await sql`create index on changes (line)`;
  await sql`analyze changes`;
  return count;
}

async function mergeLines(sql: TransactionSql, names: Names, from: number, to: number) {
  const values = sql.unsafe(listed("staged", names.filled));
  const updated = await sql`
    update ${sql(names.table)} as stored
    set (${sql(names.filled)}, is_demo) = row(${values}, false)
      ${sql.unsafe(names.hasUpdatedAt ? ", updated_at = now()" : "")}
    from changes join staged using (line)
    where stored.id = changes.id and changes.line between ${from} and ${to}`;
  // "on conflict" would use up an id of the sequence for every existing row.
  const inserted = await sql`
    insert into ${sql(names.table)} (${sql(names.filled)})
    select ${values} from changes join staged using (line)
    where changes.id is null and changes.line between ${from} and ${to}
    order by line`;
  return { changed: updated.count, added: inserted.count };
}

async function merge(
  sql: TransactionSql,
  names: Names,
  repeated: number,
  onStored: (part: number) => void,
): Promise<ImportOutcome> {
  // Allows one import at a time and doesn't block reads.
  await sql`lock table ${sql(names.table)} in share row exclusive mode`;
  const [staged] = await sql<{ count: number; last: number }[]>`
    select count(*)::int as count, coalesce(max(line), 0) as last from staged`;
  const { count = 0, last = 0 } = staged ?? {};
  const unchanged = count - repeated - (await findChanges(sql, names));
  const outcome = { added: 0, changed: 0, unchanged, repeated };
  for (let line = 1; line <= last; line += BATCH_LINES) {
    const { added, changed } = await mergeLines(sql, names, line, line + BATCH_LINES - 1);
    outcome.added += added;
    outcome.changed += changed;
    onStored(Math.min(1, (line + BATCH_LINES - 1) / last));
  }
  return outcome;
}

/**
 * Stores all rows of a file or none, in one transaction, through a temporary table. Leaves unchanged rows
 * and rows that the file doesn't contain as they are.
 * @throws RowsRefusedError when rows were refused and `skipRefused` is not set
 */
export async function importRows<Table extends PgTable>(
  client: Sql,
  target: ImportTarget<Table>,
  batches: Batches<Table>,
  { refused, skipRefused = false, dryRun = false, onStored = () => undefined }: ImportOptions,
): Promise<ImportOutcome> {
  const names = namesOf(target);
  let outcome: ImportOutcome | undefined;
  try {
    await client.begin(async (sql) => {
      await stage(sql, names, batches, target.screening);
      const repeated = await findRepeats(sql, names, target);
      if (target.agreement) await rejectConflicts(sql, target.agreement.describeConflict, refused);
      if (refused.count > 0 && !skipRefused) throw new RowsRefusedError(refused);
      outcome = await merge(sql, names, repeated, onStored);
      if (dryRun) throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  if (!outcome) throw new Error("The import ended without an outcome.");
  // Updates the statistics so that the planner sees the new rows.
  if (!dryRun) await client`analyze ${client(names.table)}`;
  return outcome;
}
