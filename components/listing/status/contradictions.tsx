"use client";

import { useQuery } from "@tanstack/react-query";
import { contradictions as contradictionsQuery } from "#components/data/queries.ts";
import { Callout } from "#components/ui/callout.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import type { ContradictionsView } from "#lib/schemas/listing.ts";

type Contradiction = ContradictionsView["contradictions"][number];

const TITLE = "Contradictions in your listing";
const ID = "contradictions";

const useContradictions = () => useQuery(contradictionsQuery).data?.contradictions ?? [];

function Side({ side: { label, href, says } }: { side: Contradiction["sides"][number] }) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 leading-6">
      <Link
        href={href}
        className="self-start text-sm leading-5 underline decoration-primary/35 underline-offset-4 hover:decoration-current"
      >
        {label}
      </Link>
      <p className="font-medium wrap-anywhere">{says}</p>
    </div>
  );
}

/** Lists what contradicts each other, each with both places. */
export function Contradictions() {
  const found = useContradictions();
  if (found.length === 0) return null;
  return (
    <TitledCard
      id={ID}
      title={TITLE}
      description="The two places in a pair can't both be right. Correct one of them."
    >
      <ul aria-label={TITLE} className="divide-y">
        {found.map(({ sides: [one, other] }) => (
          <li
            key={`${one.label} ${one.says} ${other.says}`}
            className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-2 sm:gap-6"
          >
            <Side side={one} />
            <Side side={other} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** Warns of contradictions before the listing is published. */
export function ContradictionsWarning() {
  const { length } = useContradictions();
  if (length === 0) return null;
  return (
    <Callout>
      {length === 1
        ? "Two places in your listing contradict each other. The pair is under "
        : `Your listing contradicts itself in ${length} places. They are under `}
      “{TITLE}” on this page. You can publish anyway.
    </Callout>
  );
}
