"use client";

import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { errorMessage } from "#lib/api/client.ts";

export function ReadFailed({
  what,
  error,
  onRetry,
}: {
  /** What couldn't be read, for the heading, such as "Your property". */
  what: string;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <div role="alert">
      <EmptyState
        title={`${what} could not be loaded`}
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
