import type postgres from "postgres";
import { metrics } from "#server/metrics.ts";

type Client = postgres.Sql | postgres.TransactionSql;

// The server did not answer in time: frozen, cut off, or waiting for another's lock.
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
  // Every statement comes through here: one promise, where a race and its end are four.
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

/** Counts what the database has not answered yet, so that a frozen one can't fill the memory. */
class QueryLimiter {
  #length = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Fails with a DeadlineError when too many wait already. */
  enter<T>(start: () => PromiseLike<T>): PromiseLike<T> {
    // What a transaction does inside is bounded and counted by its beginning.
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

// A statement that is sent when it is awaited, as the driver's own are.
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

/** Goes before every statement and every transaction; where it fails, they do. */
type Precondition = () => Promise<void>;

/**
 * A client whose statements fail with ETIMEDOUT when no answer comes in time, also those that wait for
 * a connection: the driver itself would wait for a frozen server without end.
 * @param ms for each statement; a transaction as a whole may take longer
 * @param options `mostWaiting` statements and transactions, the next one fails at once; `ready`
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

// Begins a transaction; the wait for its connection has the same deadline as a statement.
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
      // Nobody waits for it any more: it is rolled back.
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
