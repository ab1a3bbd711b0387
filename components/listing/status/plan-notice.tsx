import { ScreenLink } from "#components/layout/screen-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { DAYS_WITHOUT_PLAN } from "#lib/fields/listing.ts";
import { formatDate } from "#lib/format.ts";
import { describeRequirements } from "#lib/listing/requirements.ts";
import { plansWith } from "#lib/plans/grants.ts";
import type { ListingView } from "#lib/schemas/listing.ts";

function SeePlans() {
  return (
    <Button asChild>
      <ScreenLink to="plans" />
    </Button>
  );
}

function EndsAfterSale({ withdrawnAt, timeZone }: { withdrawnAt: string; timeZone: string }) {
  return (
    <Callout>
      {`Your plan has ended. Your listing page stays online until ${formatDate(withdrawnAt, { timeZone })}.`}
    </Callout>
  );
}

function PlanRanOut({ withdrawnAt, timeZone }: { withdrawnAt: string; timeZone: string }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <Callout className="w-full">
        {`Your plan has expired. Your listing page stays online until ${formatDate(withdrawnAt, { timeZone })}, then it's withdrawn. Choose a plan to keep it online. You won't lose anything you entered.`}
      </Callout>
      <SeePlans />
    </div>
  );
}

function NoPlan({ view: { checklist } }: { view: ListingView }) {
  return (
    <TitledCard
      title="Choose a plan to publish"
      className="flex flex-col items-start gap-4 leading-6"
    >
      <p>{`${describeRequirements(checklist)}. You can prepare and preview your listing without a plan.`}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>
          Every plan includes a listing page, messages from buyers, open houses, and a QR code.
        </li>
        <li>
          {`Every plan counts page views and visitors. ${plansWith("advancedAnalytics")} also show daily traffic, traffic sources, and traffic before and after a price change.`}
        </li>
        <li>{`When a plan ends, your listing page stays online for ${DAYS_WITHOUT_PLAN} days.`}</li>
      </ul>
      <SeePlans />
    </TitledCard>
  );
}

export function PlanNotice({ view }: { view: ListingView }) {
  const { isActive, withdrawnAt } = view.plan;
  if (isActive) return null;
  if (!withdrawnAt) return <NoPlan view={view} />;
  const Notice = view.status === "sold" ? EndsAfterSale : PlanRanOut;
  return <Notice withdrawnAt={withdrawnAt} timeZone={view.timeZone} />;
}
