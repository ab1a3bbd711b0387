import type postgres from "postgres";
import { metrics } from "#server/metrics.ts";

type Client = postgres.Sql | postgres.TransactionSql;

// The server didn't answer in time: it is frozen, unreachable or waiting for a lock.
class DeadlineError extends Error {
  override name = "DeadlineError";
  readonly code = "ETIMEDOUT";

  constructor(message: string) {
    super(message);
    metrics()?.deadlines.inc();
  }
}

/** @throws DeadlineError when the work takes longer than `ms`. */
export function within<T>(work: PromiseLike<T>, ms: number): Promise<T> {
  // Runs for every statement: this needs one promise, Promise.race four.
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError(`The database didn't answer within ${ms} ms`)),
      ms,
    );
    work.then(
      (answer) => {
        clearTimeout(timer);
        resolve(answer);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

/** Limits the statements that wait for an answer, so that a frozen database can't fill the memory. */
class QueryLimiter {
  #length = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** @throws DeadlineError when too many are waiting. */
  enter<T>(start: () => PromiseLike<T>): PromiseLike<T> {
    // Statements inside a transaction have no limit and are counted with the transaction.
    const running = Number.isFinite(this.#most) ? metrics()?.statementsRunning : undefined;
    if (this.#length >= this.#most) {
      const waiting = `${this.#length} statements are already waiting for the database`;
      return Promise.reject(new DeadlineError(waiting));
    }
    this.#length += 1;
    running?.inc();
    const leave = () => {
      this.#length -= 1;
      running?.dec();
    };
    const work = start();
    work.then(leave, leave);
    return work;
  }
}

// Sends the statement only when it is awaited, like the driver.
function statementWithDeadline<T>(
  statement: postgres.PendingQuery<T[] & postgres.Row[]>,
  ms: number,
  line: QueryLimiter,
  ready?: Precondition,
) {
  const run = <R>(work: () => PromiseLike<R>) =>
    ready
      ? within(ready(), ms).then(() => within(line.enter(work), ms))
      : within(line.enter(work), ms);
  const rows = () => run(() => statement);
  return {
    values: () => run(() => statement.values()),
    then: (...handlers: Parameters<Promise<unknown>["then"]>) => rows().then(...handlers),
    catch: (handler: Parameters<Promise<unknown>["catch"]>[0]) => rows().catch(handler),
    finally: (handler: () => void) => rows().finally(handler),
  };
}

/** Runs before every statement and transaction; they fail if it does. */
type Precondition = () => Promise<void>;

/**
 * Returns a client whose statements fail with ETIMEDOUT when no answer comes in time. This includes the
 * wait for a connection: the driver would wait for a frozen server forever.
 * @param ms for each statement; a whole transaction may take longer
 * @param options `mostWaiting` statements and transactions, more fail immediately; `ready` runs before each
 */
export function withDeadline<C extends Client>(
  client: C,
  ms: number,
  { mostWaiting = Infinity, ready }: { mostWaiting?: number; ready?: Precondition } = {},
): C {
  const line = new QueryLimiter(mostWaiting);
  const inside = (run: (tx: postgres.TransactionSql) => unknown) => (tx: postgres.TransactionSql) =>
    run(withDeadline(tx, ms));
  return new Proxy(client, {
    get(target, key, receiver) {
      if (key === "unsafe") {
        return (...call: Parameters<Client["unsafe"]>) =>
          statementWithDeadline(target.unsafe(...call), ms, line, ready);
      }
      if (key === "begin" && "begin" in target) {
        return async (run: Parameters<typeof inside>[0]) => {
          if (ready) await within(ready(), ms);
          return beginWithDeadline(target, inside(run), ms, line);
        };
      }
      if (key === "savepoint" && "savepoint" in target) {
        return (run: Parameters<typeof inside>[0]) => target.savepoint(inside(run));
      }
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

// The wait for a connection has the same deadline as a statement.
async function beginWithDeadline(
  client: postgres.Sql,
  run: (tx: postgres.TransactionSql) => unknown,
  ms: number,
  line: QueryLimiter,
): Promise<unknown> {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let isLate = false;
  const transaction = line.enter(() =>
    client.begin((tx) => {
      begin();
      // The caller has given up: roll back.
      if (isLate) throw new DeadlineError("The transaction started too late");
      return run(tx);
    }),
  );
  transaction.then(undefined, () => undefined);
  try {
    await within(Promise.race([begun, transaction]), ms);
  } catch (error) {
    isLate = true;
    throw error;
  }
  return transaction;
}
