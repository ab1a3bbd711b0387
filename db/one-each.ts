import pLimit, { type LimitFunction } from "p-limit";
import type { Sql } from "postgres";

type Statement = ReturnType<Sql["unsafe"]>;

// Sent when it is awaited, and once, as the driver's own are.
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
 * A client that sends a statement on a connection only when the one before is answered. The driver
 * itself sends several, and PgBouncer before 1.21 in transaction mode hands the session on meanwhile:
 * an answer gets lost, and who waits for it waits without end. Inside a transaction nothing changes.
 * @param most connections that the client has
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
