import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";
import type { ImportedContractor } from "#lib/contractors/csv-row.ts";
import type { RefusedRows } from "#lib/contractors/refused-rows.ts";

/** A business with the line of the file on which it stands. */
export type NumberedContractor = { line: number; contractor: ImportedContractor };

export type ContractorsImported = {
  added: number;
  changed: number;
  unchanged: number;
  /** Rows that repeat another row of the file; the first of them counts. */
  repeated: number;
};

type Options = {
  /** Rows that the file's reader has refused already; businesses that contradict each other join them. */
  refused: RefusedRows;
  /** Find out what would change, and change nothing. */
  dryRun?: boolean;
  /** Told the part of the rows that has been stored, 0 to 1. */
  onProgress?: (part: number) => void;
};

const FIELDS = {
  name: "name",
  address_line1: "addressLine1",
  address_line2: "addressLine2",
  city: "city",
  state: "state",
  phone_number: "phoneNumber",
  contractor_type_id: "contractorTypeId",
} as const satisfies Record<string, keyof ImportedContractor>;
const NAMES = Object.keys(FIELDS);

/** The columns of a table that an import writes, in the order of NAMES. */
const listed = (sql: TransactionSql, table: string) =>
  sql.unsafe(NAMES.map((name) => `${table}.${name}`).join(", "));

/** Lines of the file that are stored by one statement. */
const BATCH_LINES = 20_000;
const LISTED_CONTRADICTIONS = 100;

/** Ends a transaction of which nothing is to stay. */
class Undo extends Error {}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** One line of PostgreSQL's COPY text format. */
function copyLine({ line, contractor }: NumberedContractor): string {
  const values = Object.values(FIELDS).map((field) => {
    const value = contractor[field];
    if (field === "addressLine2" && value === "") return "\\N";
    return String(value).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? "");
  });
  return `${line}\t${values.join("\t")}\n`;
}

async function* copyLines(rows: AsyncIterable<readonly NumberedContractor[]>) {
  for await (const batch of rows) yield batch.map(copyLine).join("");
}

/** Fills a temporary table that works out the keys of the businesses by the table's own rules. */
async function stage(sql: TransactionSql, rows: AsyncIterable<readonly NumberedContractor[]>) {
  await sql`create temporary table staged (like contractors including generated) on commit drop`;
  await sql`
    alter table staged drop column id, drop column is_demo, drop column created_at,
      drop column updated_at, add column line integer not null`;
  const copy = await sql`copy staged (line, ${sql(NAMES)}) from stdin`.writable();
  await pipeline(Readable.from(copyLines(rows)), copy);
  await sql`create index on staged (line)`;
  await sql`analyze staged`;
}

/** Sets aside the rows whose business stands on an earlier line, with that line and its number. */
async function findRepeats(sql: TransactionSql): Promise<number> {
  const { count } = await sql`
    create temporary table repeats on commit drop as
    select line, first_line, phone, first_phone
    from (
      select line, regexp_replace(phone_number, '\\D', '', 'g') as phone,
        first_value(line) over same as first_line,
        first_value(regexp_replace(phone_number, '\\D', '', 'g')) over same as first_phone
      from staged
      window same as (partition by place_key, business_key order by line)
    ) as seen
    where line <> first_line`;
  await sql`create index on repeats (line)`;
  await sql`analyze repeats`;
  return count;
}

async function refuseContradictions(sql: TransactionSql, refused: RefusedRows): Promise<void> {
  const rows = await sql<{ line: number; firstLine: number; total: number }[]>`
    select line, first_line as "firstLine", (count(*) over ())::int as total
    from repeats where phone <> first_phone
    order by line limit ${LISTED_CONTRADICTIONS}`;
  for (const { line, firstLine } of rows) {
    refused.add(line, `is the business of line ${firstLine} again, with another phone_number`);
  }
  refused.addCount((rows[0]?.total ?? 0) - rows.length);
}

/** Works out, for each row that is new or different, which stored business it is about. */
async function compare(sql: TransactionSql): Promise<number> {
  const { count } = await sql`
    create temporary table changes on commit drop as
    select staged.line, contractors.id
    from staged left join contractors
      on contractors.place_key = staged.place_key
      and contractors.business_key = staged.business_key
    where not exists (select from repeats where repeats.line = staged.line)
      and (contractors.id is null
        or (${listed(sql, "contractors")}, contractors.is_demo)
          is distinct from (${listed(sql, "staged")}, false))`;
  await sql`create index on changes (line)`;
  await sql`analyze changes`;
  return count;
}

/** Stores the changes of some lines. */
async function merge(sql: TransactionSql, from: number, to: number) {
  const updated = await sql`
    update contractors
    set (${sql(NAMES)}, is_demo, updated_at) = row(${listed(sql, "staged")}, false, now())
    from changes join staged using (line)
    where contractors.id = changes.id and changes.line between ${from} and ${to}`;
  // Not "on conflict": that takes an id from the sequence for every row that is there already.
  const inserted = await sql`
    insert into contractors (${sql(NAMES)})
    select ${listed(sql, "staged")} from changes join staged using (line)
    where changes.id is null and changes.line between ${from} and ${to}
    order by line`;
  return { changed: updated.count, added: inserted.count };
}

async function store(
  sql: TransactionSql,
  { refused, onProgress = () => undefined }: Options,
): Promise<ContractorsImported | null> {
  const repeated = await findRepeats(sql);
  await refuseContradictions(sql, refused);
  if (refused.count > 0) return null;
  // One import at a time; who reads goes on reading.
  await sql`lock table contractors in share row exclusive mode`;
  const [staged] = await sql<{ count: number; last: number }[]>`
    select count(*)::int as count, coalesce(max(line), 0) as last from staged`;
  const { count = 0, last = 0 } = staged ?? {};
  const result = { added: 0, changed: 0, repeated, unchanged: count - repeated };
  result.unchanged -= await compare(sql);
  for (let line = 1; line <= last; line += BATCH_LINES) {
    const { added, changed } = await merge(sql, line, line + BATCH_LINES - 1);
    result.added += added;
    result.changed += changed;
    onProgress(Math.min(1, (line + BATCH_LINES - 1) / last));
  }
  return result;
}

/**
 * Stores all businesses of a file or none, in one transaction. A business that is there already, by
 * type, name, address and place, is brought up to date. One that the file does not name stays.
 * @returns what has changed, or null when rows were refused and nothing was stored
 */
export async function importContractors(
  client: Sql,
  rows: AsyncIterable<readonly NumberedContractor[]>,
  options: Options,
): Promise<ContractorsImported | null> {
  let result: ContractorsImported | null = null;
  try {
    await client.begin(async (sql) => {
      await stage(sql, rows);
      result = await store(sql, options);
      if (!result || options.dryRun) throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  // Fresh statistics, so that the next look-up is planned for the table as it is now.
  if (result && !options.dryRun) await client`analyze contractors`;
  return result;
}
