import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { DAYS_WITHOUT_PLAN } from "#lib/fields/listing.ts";
import { formatDate } from "#lib/format.ts";
import { plansWith } from "#lib/plans/grants.ts";
import type { ListingView } from "#lib/schemas/listing.ts";

function SeePlans() {
  return (
    <Button asChild>
      <Link href="/plans">See the plans</Link>
    </Button>
  );
}

function PlanRanOut({ withdrawnAt, timeZone }: { withdrawnAt: string; timeZone: string }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <Callout className="w-full">
        {`Your plan has run out. The public page stays until ${formatDate(withdrawnAt, { timeZone })}, then it is withdrawn. With a plan it stays, and nothing is lost either way.`}
      </Callout>
      <SeePlans />
    </div>
  );
}

function NoPlan({ view: { checklist } }: { view: ListingView }) {
  const others = checklist.filter(({ key }) => key !== "plan" && key !== "right");
  const done = others.filter(({ isDone }) => isDone);
  return (
    <TitledCard
      title="A Plan Makes the Home Public"
      className="flex flex-col items-start gap-4 leading-6"
    >
      <p>{`${done.length} of ${others.length} things that a public page needs are ready. You can prepare and preview all of it without a plan.`}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>Any plan adds the public page, inquiries from buyers, open houses and a QR code.</li>
        <li>
          {`Every plan counts views and people. ${plansWith("advancedAnalytics")} also show them by day, where they came from, and what a change of the price did.`}
        </li>
        <li>{`When a plan ends, the page stays for ${DAYS_WITHOUT_PLAN} days.`}</li>
      </ul>
      <SeePlans />
    </TitledCard>
  );
}

/** What a missing plan means; nothing with an active one. */
export function PlanNotice({ view }: { view: ListingView }) {
  const { isActive, withdrawnAt } = view.plan;
  if (isActive) return null;
  if (withdrawnAt) return <PlanRanOut withdrawnAt={withdrawnAt} timeZone={view.timeZone} />;
  return <NoPlan view={view} />;
}
