import pLimit, { type LimitFunction } from "p-limit";
import type { Sql } from "postgres";

type Statement = ReturnType<Sql["unsafe"]>;

// Sent once, when it is awaited, like the driver's statements.
function statementWhenFree(start: () => Statement, limit: LimitFunction) {
  let rows: Promise<unknown> | undefined;
  const ask = () => (rows ??= limit(() => start()));
  return {
    values: () => limit(() => start().values()),
    then: (...handlers: Parameters<Promise<unknown>["then"]>) => ask().then(...handlers),
    catch: (handler: Parameters<Promise<unknown>["catch"]>[0]) => ask().catch(handler),
    finally: (handler: () => void) => ask().finally(handler),
  };
}

/**
 * Returns a client that sends a statement on a connection only after the previous answer. The driver
 * pipelines several, and PgBouncer before 1.21 in transaction mode may reassign the session in between. An
 * answer is lost then, and its caller waits forever. Doesn't change statements inside a transaction.
 * @param most the client's connections
 */
export function withOneRowEach(client: Sql, most: number): Sql {
  const limit = pLimit(most);
  return new Proxy(client, {
    get(target, key, receiver) {
      if (key === "unsafe") {
        return (...call: Parameters<Sql["unsafe"]>) =>
          statementWhenFree(() => target.unsafe(...call), limit);
      }
      if (key === "begin") {
        return (run: (tx: unknown) => unknown) => limit(() => target.begin(run as never));
      }
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}
