import { keyOf, type PathValues } from "#lib/contract/call.ts";
import { type Call, type Output, type Params, specOf } from "#lib/contract/index.ts";

/** A call's answer under its query key. */
export interface Answer {
  key: readonly string[];
  data: unknown;
  /** Milliseconds since 1970. */
  readAt: number;
}

type Read = Extract<Call, `GET ${string}`>;

/**
 * Returns data as a call's answer, parsed by the call's output schema as its route does.
 * @param data null if there is none yet
 */
export function answerTo<C extends Read>(
  call: C,
  data: Output<C> | null,
  ...[params]: Params<C> extends undefined ? [] : [params: Params<C>]
): Answer {
  const key = keyOf(call, params as PathValues | undefined);
  return answerOf(key, data === null ? null : specOf(call).output?.parse(data));
}

/** Returns data that was just read, for a query that belongs to no single call. */
export const answerOf = (key: readonly string[], data: unknown): Answer => ({
  key,
  data,
  readAt: Date.now(),
});
