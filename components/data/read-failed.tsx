"use client";

import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { errorMessage } from "#lib/api/client.ts";

export function ReadFailed({
  what,
  error,
  onRetry,
}: {
  /** What couldn't be read, for the heading, such as "your property". */
  what: string;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <div role="alert">
      <EmptyState
        title={`We couldn't load ${what}`}
        description={errorMessage(error)}
        action={
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
