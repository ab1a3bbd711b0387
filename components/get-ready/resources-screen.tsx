"use client";

import { useQuery } from "@tanstack/react-query";
import { contractorsNear, contractorTypes, profile, property } from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { NeedsAddress } from "#components/layout/needs-address.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/link.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import type { ContractorsByType } from "#lib/schemas/contractors.ts";
import { Advice } from "./advice.tsx";
import { BeforeYouHire } from "./before-you-hire.tsx";
import { ContactsCard } from "./contacts/contacts-card.tsx";
import { ContractorSection } from "./contractor-section.tsx";

type Town = { city: string | null; state: string | null };

function TownLine({ home, residence }: { home: Town | null; residence: Town | null }) {
  const town = home ?? residence;
  if (!town?.city || !town.state) {
    return (
      <NeedsAddress
        title="Where is your home?"
        description="Add the address of the home you're selling to see businesses in its city."
      />
    );
  }
  const [of, href] = home ? ["your property", "/property-address"] : ["your profile", "/profile"];
  return (
    <p className="leading-7">
      Businesses in{" "}
      <strong className="font-semibold wrap-anywhere">
        {town.city}, {town.state}
      </strong>
      , from the address of {of}.{" "}
      <Button asChild variant="link" size="inline">
        <Link href={href}>Change address</Link>
      </Button>
    </p>
  );
}

const hasDemo = (byType: ContractorsByType) =>
  Object.values(byType).some(({ contractors }) => contractors.some(({ isDemo }) => isDemo));

function DemoNote() {
  return (
    <p className="rounded-xl bg-accent px-5 py-4 leading-7 text-accent-foreground">
      Businesses marked Demonstration are demonstration data. They&apos;re made up, and their phone
      numbers don&apos;t work.
    </p>
  );
}

/** The kinds of help and the businesses near the home, /get-ready/resources. */
export function ResourcesScreen() {
  const userId = useUserId();
  const types = useQuery(contractorTypes);
  const nearby = useQuery(contractorsNear(userId));
  const { data: home } = useQuery(property);
  const { data: residence } = useQuery(profile);

  if (types.isPending || nearby.isPending) return <LoadingScreen message="Loading resources..." />;
  return (
    <div className="flex flex-col gap-6 sm:gap-10">
      <PageHeader
        eyebrow="Get Ready"
        title="Resources"
        description="Who can help you sell, what to ask them, and businesses near your home."
      />
      <Advice />
      <ContactsCard />
      <BeforeYouHire state={(home ?? residence)?.state ?? null} />
      {types.data && nearby.data ? (
        <>
          <div className="flex flex-col gap-4">
            <TownLine home={home ?? null} residence={residence ?? null} />
            {hasDemo(nearby.data) ? <DemoNote /> : null}
          </div>
          {types.data.map((type) => (
            <ContractorSection
              key={type.id}
              type={type}
              contractors={nearby.data[type.id]?.contractors ?? []}
            />
          ))}
        </>
      ) : (
        <EmptyState
          title="We couldn't load businesses near you"
          action={
            <Button
              variant="outline"
              onClick={() => void Promise.all([types.refetch(), nearby.refetch()])}
            >
              Try again
            </Button>
          }
        />
      )}
    </div>
  );
}
