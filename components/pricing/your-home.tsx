"use client";

import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { latestProperty } from "#components/data/queries.ts";
import { useWaitingDraft } from "#components/forms/use-waiting-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { CardDescription } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { errorMessage } from "#lib/api/client.ts";
import { formatArea, formatNumber, orNotAvailable } from "#lib/format.ts";
import type { AssumableFact, ValuedFacts } from "#lib/schemas/valuation.ts";
import { Fact } from "./fact.tsx";
import { useRevaluation } from "./use-revaluation.ts";

const CorrectionForm = loadOnOpening(
  async () => (await import("./correction-form.tsx")).CorrectionForm,
);

export const FACTS_DRAFT = "pricing-facts";

// Rounds to 1 sq ft, because an assumed area may have meaningless decimals.
const orNone = (area: number | null) => (area ? formatArea(Math.round(area)) : "None");

function FactList({ facts, assumed }: { facts: ValuedFacts; assumed: readonly AssumableFact[] }) {
  const assumption = (fact: AssumableFact) =>
    assumed.includes(fact) ? (
      <dd className="text-sm leading-5 text-muted-foreground">Assumed: typical for the area</dd>
    ) : null;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-4">
      <Fact label="Living area" value={orNotAvailable(facts.livingArea, formatArea)} />
      <Fact label="Basement" value={orNone(facts.basementArea)} />
      <Fact label="Lot size" value={orNone(facts.lotSize)}>
        {assumption("lotSize")}
      </Fact>
      <Fact label="Bedrooms" value={orNotAvailable(facts.bedrooms, formatNumber)} />
      <Fact label="Bathrooms" value={orNotAvailable(facts.bathrooms, formatNumber)}>
        {assumption("bathrooms")}
      </Fact>
      <Fact label="Year built" value={orNotAvailable(facts.yearBuilt, String)}>
        {assumption("yearBuilt")}
      </Fact>
      <Fact label="Structural remodel" value={facts.yearRemodeled?.toString() ?? "None"} />
    </dl>
  );
}

function CorrectionResult({
  revaluation,
  hasOldText,
}: {
  revaluation: ReturnType<typeof useRevaluation>;
  /** Whether there is a description that wasn't corrected too. */
  hasOldText: boolean;
}) {
  const { isPending, isSuccess, error, data, variables, mutate } = revaluation;
  const note = "rounded-lg px-4 py-2.5 text-md leading-6";
  let message: ReactNode = null;
  if (isPending) message = "Updating your estimate...";
  if (isSuccess) {
    message = (
      <>
        <strong className="font-semibold">{data}</strong>
        {hasOldText ? (
          <>
            {" "}
            Your description may still have the old numbers.{" "}
            <Button asChild variant="link" size="inline">
              <Link href="/description">Review your description</Link>
            </Button>
          </>
        ) : null}
      </>
    );
  }
  return (
    <>
      <div role="status" className={message ? undefined : "sr-only"}>
        {message ? <p className={`${note} bg-primary-soft`}>{message}</p> : null}
      </div>
      <div role="alert" className={error ? undefined : "sr-only"}>
        {error ? (
          <p className={`${note} bg-destructive-soft text-destructive`}>
            {`Your changes were saved, but we couldn't update the estimate: ${errorMessage(error, "something went wrong.")} `}
            <Button
              variant="link"
              size="inline"
              className="text-destructive decoration-destructive/40"
              onClick={() => mutate(variables ?? null)}
            >
              Try again
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}

export function YourHome({
  facts,
  assumed,
}: {
  facts: ValuedFacts;
  assumed: readonly AssumableFact[];
}) {
  const { data: property } = useQuery(latestProperty);
  const hasDraft = useWaitingDraft(FACTS_DRAFT);
  // The person's last choice; null before the first.
  const [choice, setChoice] = useState<"correct" | "read" | null>(null);
  const [isTextCorrected, setTextCorrected] = useState(false);
  const revaluation = useRevaluation();
  const basics = property?.propertyBasics;
  const isCorrecting = basics && (choice === null ? hasDraft : choice === "correct");
  return (
    <section className="flex flex-col gap-5 border-t pt-5 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-1">
          <h3 className="text-lg leading-7">Your home</h3>
          <CardDescription>
            {isCorrecting
              ? "Changes are also saved in The Basics. Enter 0 if something doesn't apply."
              : "The details used in this estimate."}
          </CardDescription>
        </div>
        {basics && !isCorrecting ? (
          <Button
            variant="outline"
            size="sm"
            autoFocus={choice === "read"}
            onClick={() => {
              revaluation.reset();
              setChoice("correct");
            }}
          >
            Edit details
          </Button>
        ) : null}
      </div>
      {isCorrecting ? (
        <CorrectionForm
          open
          meanwhile={<FactList facts={facts} assumed={assumed} />}
          basics={basics}
          draftName={FACTS_DRAFT}
          hasDescription={Boolean(property?.generatedDescription)}
          takesFocus={choice === "correct"}
          onCorrected={(isCorrected) => {
            setTextCorrected(isCorrected);
            revaluation.revalue();
          }}
          onClose={() => setChoice("read")}
        />
      ) : (
        <FactList facts={facts} assumed={assumed} />
      )}
      <CorrectionResult
        revaluation={revaluation}
        hasOldText={Boolean(property?.generatedDescription) && !isTextCorrected}
      />
    </section>
  );
}
