"use client";

import { useId, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { CONTRACTORS_PER_TYPE } from "#lib/fields/contractors.ts";
import { formatCount } from "#lib/format.ts";
import type { ContractorTypeView, ContractorView } from "#lib/schemas/contractors.ts";
import { PhoneNumber } from "./phone-number.tsx";

/** By the id of the type. */
const INTRODUCTIONS: Record<number, string> = {
  1: "We also have a list of our approved cleaning services.",
  2: "Looking for more than a helping hand and need a contractor?",
  3: "Get help getting your landscaping sales ready!",
};

const NONE =
  "No contractors available at this time. Check back later as we are always adding new contractors.";

const SHOWN_AT_FIRST = 12;

function Contractor({ contractor }: { contractor: ContractorView }) {
  const { name, addressLine1, addressLine2, city, state, phoneNumber, isDemo } = contractor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-44">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-base leading-6 font-medium wrap-anywhere">{name}</h3>
          {isDemo ? <Badge variant="accent">Demonstration</Badge> : null}
        </div>
        <address className="text-md leading-6 wrap-anywhere text-muted-foreground not-italic">
          {addressLine1}
          {addressLine2 ? `, ${addressLine2}` : ""}, {city}, {state}
        </address>
      </div>
      <PhoneNumber number={phoneNumber} of={name} />
    </li>
  );
}

function Businesses({ contractors }: { contractors: readonly ContractorView[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? contractors : contractors.slice(0, SHOWN_AT_FIRST);
  return (
    <details className="rounded-xl border bg-card px-5 shadow-card sm:px-7">
      <SummaryRow className="font-medium">
        {`Show ${formatCount(contractors.length, "business", "businesses")}`}
      </SummaryRow>
      <ul className="divide-y border-t">
        {shown.map((contractor) => (
          <Contractor key={contractor.id} contractor={contractor} />
        ))}
      </ul>
      {shown.length < contractors.length ? (
        <Button variant="outline" className="my-4" onClick={() => setShowsAll(true)}>
          Show all {contractors.length}
        </Button>
      ) : null}
      {showsAll && contractors.length >= CONTRACTORS_PER_TYPE ? (
        <p className="pb-4 text-sm text-muted-foreground">
          Showing the first {CONTRACTORS_PER_TYPE} by name.
        </p>
      ) : null}
    </details>
  );
}

export function ContractorSection({
  type,
  contractors,
}: {
  type: ContractorTypeView;
  contractors: readonly ContractorView[];
}) {
  const headingId = useId();
  return (
    <section
      id={`type-${type.id}`}
      aria-labelledby={headingId}
      className="flex scroll-mt-20 flex-col gap-3"
    >
      <div className="flex flex-col gap-1">
        <h2 id={headingId} className="text-lg leading-7 tracking-wide">
          {type.name.toUpperCase()}
        </h2>
        {INTRODUCTIONS[type.id] ? <p className="leading-7">{INTRODUCTIONS[type.id]}</p> : null}
      </div>
      {contractors.length === 0 ? (
        <p className="rounded-xl border border-dashed bg-card px-5 py-4 leading-7 text-muted-foreground">
          {NONE}
        </p>
      ) : (
        <Businesses contractors={contractors} />
      )}
    </section>
  );
}
