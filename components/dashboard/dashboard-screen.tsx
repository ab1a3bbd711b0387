"use client";

import { useQuery } from "@tanstack/react-query";
import { EndPlanAfterSale } from "#components/layout/end-plan-after-sale.tsx";
import { dashboard } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { HiddenDescriptionNotice } from "#components/layout/hidden-description-notice.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { statusLabel } from "#lib/listing/describe-hidden.ts";
import type { DashboardView } from "#lib/schemas/dashboard.ts";
import { AfterSaleCard } from "./after-sale-card.tsx";
import { BuyerCards } from "./buyer-cards.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { NextStepCard } from "./next-step-card.tsx";
import { Numbers } from "./numbers.tsx";
import { Parts } from "./parts.tsx";
import { SetupSteps } from "./setup-steps.tsx";

const PriceChart = loadInView(async () => (await import("./price-chart.tsx")).PriceChart);

function AfterSale({ view: { next, afterSale, lately } }: { view: DashboardView }) {
  return (
    <div className="flex flex-col gap-6">
      <EndPlanAfterSale hasLink />
      <NextStepCard next={next} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <AfterSaleCard tasks={afterSale ?? []} />
        <Activity lately={lately} />
      </div>
    </div>
  );
}

const Activity = ({ lately }: Pick<DashboardView, "lately">) => (
  <TitledCard title="Recent activity">
    <RecentActivity events={lately} />
  </TitledCard>
);

const PriceHistory = ({ view }: { view: DashboardView }) => (
  <TitledCard
    title="Price history"
    description="Your asking price and the estimates you were shown, each with its range."
  >
    <PriceChart view={view} />
    <div className="mt-5 flex flex-wrap gap-3">
      <Button asChild variant="outline">
        <Link href="/pricing#asking-price">Change asking price</Link>
      </Button>
      <Button asChild variant="outline">
        <Link href="/pricing/proceeds">View net proceeds</Link>
      </Button>
    </div>
  </TitledCard>
);

const Progress = ({ parts }: Pick<DashboardView, "parts">) => (
  <TitledCard title="Your progress">
    <Parts parts={parts} />
  </TitledCard>
);

function BeforePublishing({ view }: { view: DashboardView }) {
  return (
    <div className="flex flex-col gap-6">
      <NextStepCard next={view.next} today={view.today ?? []} />
      <SetupSteps steps={view.setup ?? []} />
      <Progress parts={view.parts} />
      {view.home ? <PriceHistory view={view} /> : null}
      <Activity lately={view.lately} />
    </div>
  );
}

function BeforeSale({ view }: { view: DashboardView }) {
  return (
    <div className="flex flex-col gap-6">
      <NextStepCard next={view.next} today={view.today ?? []} />
      <HiddenDescriptionNotice hidden={view.hiddenDescription} />
      <BuyerCards {...view} />
      {view.numbers ? (
        <TitledCard title="Listing traffic">
          <Numbers numbers={view.numbers} />
        </TitledCard>
      ) : null}
      <PriceHistory view={view} />
      <Activity lately={view.lately} />
      <TitledCard title="Your progress">
        <details>
          <SummaryRow className="font-medium">Show progress</SummaryRow>
          <Parts parts={view.parts} />
        </details>
      </TitledCard>
    </div>
  );
}

function Dashboard({ view }: { view: DashboardView }) {
  if (view.afterSale) return <AfterSale view={view} />;
  return view.setup ? <BeforePublishing view={view} /> : <BeforeSale view={view} />;
}

export function DashboardScreen() {
  const { data: view, error, refetch } = useQuery(dashboard);
  const describe = (shown: DashboardView) =>
    shown.home ? `${shown.home} · ${statusLabel(shown)}` : "Add your address to get started.";
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Dashboard" description={view ? describe(view) : undefined} />
      {view ? (
        <Dashboard view={view} />
      ) : error ? (
        <ReadFailed what="the dashboard" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingScreen />
      )}
    </div>
  );
}
