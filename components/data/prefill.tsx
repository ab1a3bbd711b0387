import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type CallName, pathOf, splitCall } from "#lib/contract/call.ts";
import { type Call, type Output, type Params, specOf } from "#lib/contract/index.ts";

/** What a call would answer, by its path. */
export type Answer = { path: string; data: unknown };

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
  const { path } = splitCall(call satisfies CallName);
  const schema = specOf(call).output;
  return {
    path: pathOf(path, params as Record<string, string> | undefined),
    data: data === null ? null : schema?.parse(data),
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
  for (const { path, data } of answers) client.setQueryData([path], data);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
