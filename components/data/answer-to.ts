import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { keyOf, type PathValues } from "#lib/contract/call.ts";
import { type Call, type Output, type Params, specOf } from "#lib/contract/index.ts";

/** What a call would answer, under the key of its query. */
export type Answer = { key: readonly string[]; data: unknown };

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
  return {
    key: keyOf(call, params as PathValues | undefined),
    data: data === null ? null : specOf(call).output?.parse(data),
  };
}

/** Hands answers that the server has read to the queries of the client components below it. */
export function Prefill({
  answers,
  children,
}: {
  answers: readonly Answer[];
  children: ReactNode;
}) {
  const client = new QueryClient();
  for (const { key, data } of answers) client.setQueryData(key, data);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
