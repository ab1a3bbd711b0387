import "server-only";
import {
  type Answers,
  type AnyRead,
  joinReads,
  type Reads,
  type SessionRead,
  type SessionUser,
  type Values,
} from "./sessions.ts";

type Found<R extends Reads> = { user: SessionUser; answers: Answers<R> } | null;

/** A statement that has not gone out yet: what is asked for meanwhile joins it. */
type Waiting = { read: AnyRead; values: Values; answer: Promise<Found<Reads>> };

/**
 * What the page and its layout read of the session's person in one request. React makes both in one
 * turn, as a rule; then they are one statement, and one round trip to the database.
 */
export class PageReads {
  readonly #sessionId: string;
  #waiting: Waiting | null = null;

  constructor(sessionId: string) {
    this.#sessionId = sessionId;
  }

  ask<R extends Reads>(read: SessionRead<R>, values: Values = {}): Promise<Found<R>> {
    const asked = read as unknown as AnyRead;
    const both = this.#waiting && joinReads(this.#waiting.read, asked);
    const waiting = both && this.#waiting;
    if (!waiting) return this.#send(asked, values) as Promise<Found<R>>;
    waiting.read = both;
    waiting.values = { ...waiting.values, ...values };
    return waiting.answer as Promise<Found<R>>;
  }

  #send(read: AnyRead, values: Values): Promise<Found<Reads>> {
    const { promise: turn, resolve: endTurn } = Promise.withResolvers<void>();
    const waiting: Waiting = {
      read,
      values,
      answer: turn.then(() => {
        if (this.#waiting === waiting) this.#waiting = null;
        return waiting.read(this.#sessionId, waiting.values);
      }),
    };
    this.#waiting = waiting;
    process.nextTick(endTurn);
    return waiting.answer;
  }
}
