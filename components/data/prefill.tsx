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
 * Passes answers that the server has read to the queries of the components below. The rest of a
 * query's state is always the same, so the server doesn't send it.
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
