import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { withDatabase } from "#scripts/db/script-database.ts";

// Prints where the running product has a text: database tables, and files of its data folder except
// PostgreSQL's own and emails that were sent. Runs in its own process (later.ts).
const [, , text = ""] = process.argv;
const found: string[] = [];

await withDatabase(async ({ db }) => {
  const tables = await db.execute<{ name: string }>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`);
  for (const { name } of tables) {
    const rows = await db.execute(
      sql`select 1 from ${sql.raw(name)} t where strpos(lower(t::text), lower(${text})) > 0 limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
});

// A file may be gone by now, such as the probe of a starting script.
async function hasText(name: string): Promise<boolean> {
  try {
    return (await readFile(name)).includes(text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

const folder = process.env.DATA_DIR ?? "";
const files = await readdir(folder, { recursive: true, withFileTypes: true });
for (const file of files) {
  const name = path.join(file.parentPath, file.name);
  const [part = ""] = path.relative(folder, name).split(path.sep);
  if (!file.isFile() || part === "postgres" || part === "mail") continue;
  if (await hasText(name)) found.push(name);
}
process.stdout.write(JSON.stringify(found));
