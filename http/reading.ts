import "server-only";
import {
  type Answers,
  readEach,
  type Reads,
  type SessionUser,
  sessionRead,
  type Values,
} from "#services/sessions.ts";

/** A request's path parameters and query, parsed by the call's schemas. */
export type Parsed = { params: unknown; query: unknown };

type Data<T> = T | Promise<T>;
type Asked<P, Q> = { user: SessionUser; request: Request; params: P; query: Q };

/** Reads the data with the session in one statement. Returns null without a valid session. */
type Find<T> = (
  sessionId: string,
  parsed: Parsed,
  request: Request,
) => Promise<{ user: SessionUser; answer: () => Data<T> } | null>;

/** Reads the data for a caller with a token, who has no session. */
export type AnswerTo<T> = (user: SessionUser, parsed: Parsed, request: Request) => Promise<T>;

/** A read whose data comes with the session in one statement. */
export class Reading<T, To extends AnswerTo<T> | null = AnswerTo<T> | null> {
  readonly find: Find<T>;
  /** Null for a read that needs a session, so that no token can be used. */
  readonly answerTo: To;

  constructor(find: Find<T>, answerTo: To) {
    this.find = find;
    this.answerTo = answerTo;
  }
}

function findBySession<const R extends Reads, T, P, Q>(
  reads: R,
  answer: (answers: Answers<R>, caller: Asked<P, Q> & { sessionId: string }) => Data<T>,
  values?: (parsed: { params: P; query: Q }) => Values,
): Find<T> {
  const read = sessionRead(reads);
  return async (sessionId, parsed, request) => {
    const given = parsed as { params: P; query: Q };
    const found = await read(sessionId, values?.(given));
    if (!found) return null;
    const { user, answers } = found;
    return { user, answer: () => answer(answers, { sessionId, user, request, ...given }) };
  };
}

/**
 * Makes the handler of a call that only reads.
 * @param values of the reads' placeholders, from the call's parameters and query
 */
export function reading<const R extends Reads, T, P = unknown, Q = unknown>(
  reads: R,
  answer: (answers: Answers<R>, caller: Asked<P, Q>) => Data<T>,
  values?: (parsed: { params: P; query: Q }) => Values,
): Reading<T, AnswerTo<T>> {
  return new Reading(findBySession(reads, answer, values), async (user, parsed, request) => {
    const given = parsed as { params: P; query: Q };
    const answers = await readEach(reads, user, { values: values?.(given) });
    return answer(answers, { user, request, ...given });
  });
}

/** `reading` for responses that depend on the session itself, so no token can be used. */
export function sessionReading<const R extends Reads, T>(
  reads: R,
  answer: (answers: Answers<R>, caller: { sessionId: string }) => Data<T>,
): Reading<T, null> {
  return new Reading(findBySession(reads, answer), null);
}
