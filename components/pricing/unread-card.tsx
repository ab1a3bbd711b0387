import type { UseQueryResult } from "@tanstack/react-query";
import { ReadFailed } from "#components/data/read-failed.tsx";

/** Says that a card's data couldn't be read; nothing while it loads. */
export function UnreadCard({
  what,
  query: { error, refetch },
}: {
  what: string;
  query: Pick<UseQueryResult, "error" | "refetch">;
}) {
  if (!error) return null;
  return <ReadFailed what={what} error={error} onRetry={() => void refetch()} />;
}
