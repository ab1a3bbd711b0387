import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";

/**
 * Hands data that the server has read to the queries of the client components below it.
 * @param data the answers by the path of the call that would give them; null where nothing is saved yet
 */
export function Prefill({
  data,
  children,
}: {
  data: Record<string, unknown>;
  children: ReactNode;
}) {
  const client = new QueryClient();
  for (const [path, answer] of Object.entries(data)) client.setQueryData([path], answer);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
