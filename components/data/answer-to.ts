import { keyOf, type PathValues } from "#lib/contract/call.ts";
import { type Call, type Output, type Params, specOf } from "#lib/contract/index.ts";

/** What a call would answer, under the key of its query. */
export interface Answer {
  key: readonly string[];
  data: unknown;
  /** Milliseconds since 1970. */
  readAt: number;
}

type Read = Extract<Call, `GET ${string}`>;

/**
 * Reads data by the output schema of the call that would give it, as its route does.
 * @param data null where there is nothing yet
 * @param params of the call's path
 */
export function answerTo<C extends Read>(
  call: C,
  data: Output<C> | null,
  ...[params]: Params<C> extends undefined ? [] : [params: Params<C>]
): Answer {
  const key = keyOf(call, params as PathValues | undefined);
  return answerOf(key, data === null ? null : specOf(call).output?.parse(data));
}

/** Data that have just been read, for a query that is of no one call. */
export const answerOf = (key: readonly string[], data: unknown): Answer => ({
  key,
  data,
  readAt: Date.now(),
});
