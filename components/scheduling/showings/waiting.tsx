"use client";

import { TitledCard } from "#components/ui/card.tsx";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { ShowingItem } from "./showing-item.tsx";
import { waitingFor } from "./sort-showings.ts";

/** Lists the requests that wait for an answer. */
export function Waiting({ view }: { view: SchedulingView }) {
  const waiting = waitingFor(view);
  return (
    // `sr-only` takes the empty region out of the flow, so that it adds no gap.
    <div role="status" className={waiting.length === 0 ? "sr-only" : undefined}>
      {waiting.length === 0 ? null : (
        <TitledCard
          title={
            waiting.length === 1 ? "1 request to answer" : `${waiting.length} requests to answer`
          }
          className="divide-y"
        >
          {waiting.map((showing, index) => (
            <ShowingItem key={showing.id} showing={showing} view={view} isNext={index === 0} />
          ))}
        </TitledCard>
      )}
    </div>
  );
}
