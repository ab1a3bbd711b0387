"use client";

import { useQuery } from "@tanstack/react-query";
import { apiTokens } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { PlanOffer } from "#components/layout/plan-offer.tsx";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { planWith } from "#lib/plans/grants.ts";
import { TITLES } from "#lib/screens.ts";
import { Tokens } from "./tokens/tokens.tsx";

const Webhooks = loadInView(async () => (await import("./webhooks/webhooks.tsx")).Webhooks);

const WhatPlanAdds = () => (
  <PlanOffer>{`The API and webhooks come with the ${planWith("api")} plan.`}</PlanOffer>
);

function About({ isIncluded }: { isIncluded: boolean }) {
  return (
    <TitledCard
      title={TITLES["/settings/api"]}
      className="flex flex-col items-start gap-4 pt-3 leading-7 sm:pt-3"
    >
      <p>
        Use the API to read and change your Porchlight data from your own software: your home,
        listing, photos, documents, showings and messages. Webhooks notify your software when
        something happens. Most sellers don&apos;t need either.
      </p>
      {isIncluded ? null : <WhatPlanAdds />}
      <Button asChild variant="link" size="inline">
        <Link href="/settings/api/reference">API reference</Link>
      </Button>
    </TitledCard>
  );
}

function WebhooksMeanwhile() {
  return (
    <TitledCard id="webhooks" title="Webhooks">
      <LoadingLines />
    </TitledCard>
  );
}

export function ApiScreen() {
  const { data: view, error, refetch } = useQuery(apiTokens);
  return (
    <AccountFrame>
      {view ? (
        <>
          <About isIncluded={view.isIncluded} />
          <Tokens view={view} />
          <Webhooks meanwhile={<WebhooksMeanwhile />} />
        </>
      ) : null}
      {!view && !error ? <LoadingCard /> : null}
      {!view && error ? (
        <ReadFailed what="Your tokens" error={error} onRetry={() => void refetch()} />
      ) : null}
    </AccountFrame>
  );
}
