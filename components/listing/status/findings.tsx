"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listing as listingQuery } from "#components/data/queries.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { useFocusBack } from "#components/ui/use-focus-back.ts";
import { api } from "#lib/api/client.ts";
import { keptPhrase } from "#lib/text/kept-phrase.ts";
import type { ListingFinding, ListingView } from "#lib/schemas/listing.ts";

type Claim = ListingView["claims"][number];

const PLACES: Record<ListingFinding["where"], { name: string; href: string }> = {
  description: { name: "In the description", href: "/description" },
  caption: { name: "In a caption", href: "/photography" },
  alternativeText: { name: "In a photo's alternative text", href: "/photography" },
  openHouse: { name: "In open house remarks", href: "#open-houses" },
  inventory: { name: "In your inventory", href: "/documents/what-stays" },
};

const keyOf = ({ where, photoId, quote }: ListingFinding, index: number) =>
  `${where} ${photoId} ${quote} ${index}`;

/** Confirms or reopens a claim for the whole account. */
function useKeep() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "kept-notes" },
    mutationFn: ({ claim, kept }: { claim: Claim; kept: boolean }) =>
      api("PATCH /api/properties/description/kept-notes", {
        body: { phrase: keptPhrase({ phrase: claim.quote }), kept },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: listingQuery.queryKey }),
    onError: (error) => toastFailure("We couldn't save your choice", error),
  });
}

function Quoted({ finding: { where, quote, reason } }: { finding: ListingFinding }) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 leading-6">
      <p className="text-sm leading-5 text-muted-foreground">{PLACES[where].name}</p>
      <p className="font-medium wrap-anywhere">{`“${quote}”`}</p>
      <p className="wrap-anywhere">{reason}</p>
    </div>
  );
}

function ChangeLink({ finding: { where, quote } }: { finding: ListingFinding }) {
  return (
    <Button asChild variant="outline">
      <Link href={PLACES[where].href} aria-label={`Change “${quote}”`}>
        Change
      </Link>
    </Button>
  );
}

function Violations({ violations }: { violations: readonly ListingFinding[] }) {
  if (violations.length === 0) return null;
  return (
    <TitledCard
      title="Fair housing issues"
      description="You can't publish until you change this wording."
    >
      <ul aria-label="Wording to change" className="divide-y">
        {violations.map((finding, index) => (
          <li
            key={keyOf(finding, index)}
            className="flex flex-wrap items-start justify-between gap-3 py-4 first:pt-0 last:pb-0"
          >
            <Quoted finding={finding} />
            <ChangeLink finding={finding} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function KeepButton({ claim }: { claim: Claim }) {
  const choice = useKeep();
  const button = useFocusBack(choice.isPending);
  const label = claim.isKept ? "Don't keep" : "Keep";
  return (
    <Button
      ref={button}
      variant="outline"
      aria-label={`${label} “${claim.quote}”`}
      pending={choice.isPending}
      onClick={() => choice.mutate({ claim, kept: !claim.isKept })}
    >
      {label}
    </Button>
  );
}

function Claims({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <TitledCard
      title="Claims we couldn't match to your details"
      description="Keep each claim that's true, or change it. You're responsible for what you publish."
    >
      <ul aria-label="Claims" className="divide-y">
        {claims.map((claim, index) => (
          <li
            key={keyOf(claim, index)}
            className="flex flex-wrap items-start justify-between gap-3 py-4 first:pt-0 last:pb-0"
          >
            <Quoted finding={claim} />
            <div className="flex flex-wrap items-center gap-3">
              {claim.isKept ? <Badge variant="primary">Kept</Badge> : null}
              <KeepButton claim={claim} />
              <ChangeLink finding={claim} />
            </div>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** Lists the violations that block publishing and the claims to confirm. */
export function Findings({ view: { violations, claims } }: { view: ListingView }) {
  return (
    <>
      <Violations violations={violations} />
      <Claims claims={claims} />
    </>
  );
}
