import { codeOf } from "#lib/errors.ts";
import { connect } from "./client.ts";
import { within } from "./deadline.ts";
import { DatabaseError } from "./migrate.ts";

const LIMIT_MS = 3_000;
// PostgreSQL, appendix A: invalid_sql_statement_name.
const UNKNOWN_STATEMENT = "26000";

/**
 * Checks that a prepared statement still exists in a later transaction. Behind a pooler in transaction
 * mode, another server session without it may answer.
 * @throws DatabaseError
 */
export async function requirePreparedStatements(url: string): Promise<void> {
  const { client } = connect(url, { max: 1 });
  const { client: other } = connect(url, { max: 1 });
  const ask = () => client.begin((tx) => tx`select pg_backend_pid() as pid`);
  try {
    const [session] = await ask();
    const direct = await client`select pg_backend_pid() as pid`;
    const hasPooler = direct.state.pid !== session?.pid;
    if (!hasPooler) return;
    // The other client now occupies the session that prepared the statement.
    await other.begin(async (holder) => {
      await holder`select 1`;
      await within(ask(), LIMIT_MS);
    });
  } catch (error) {
    if (codeOf(error) !== UNKNOWN_STATEMENT) throw error;
    throw new DatabaseError(
      "The database is behind a pooler in transaction mode, which doesn't support prepared statements. Set DATABASE_PREPARE=0.",
    );
  } finally {
    await Promise.all([client.end({ timeout: 5 }), other.end({ timeout: 5 })]);
  }
}
