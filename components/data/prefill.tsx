"use client";

import { type DehydratedState, hashKey, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { Answer } from "./answer-to.ts";

const asQuery = ({ key, data, readAt }: Answer): DehydratedState["queries"][number] => ({
  queryKey: key,
  queryHash: hashKey(key),
  dehydratedAt: readAt,
  state: {
    data,
    dataUpdateCount: 1,
    dataUpdatedAt: readAt,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: false,
    status: "success",
    fetchStatus: "idle",
  },
});

/**
 * Hands answers that the server has read to the queries of the components below it. Made of a query in
 * the browser too: what the library would have the server send of each is the same but for these.
 */
export function Prefill({
  answers,
  children,
}: {
  answers: readonly Answer[];
  children: ReactNode;
}) {
  const state = useMemo(() => ({ mutations: [], queries: answers.map(asQuery) }), [answers]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
