import { PlanOffer } from "#components/layout/plan-offer.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { type Grants, planWith } from "#lib/plans/grants.ts";
import { dialLink, formatPhone } from "#lib/us/phone.ts";
import { mailtoLink } from "#lib/text/email-address.ts";

export interface Manager {
  name: string;
  email: string;
  phone: string | null;
}

const LINK = "underline underline-offset-4 wrap-anywhere";

function ManagerContact({ manager: { name, email, phone } }: { manager: Manager }) {
  const dial = phone && dialLink(phone);
  return (
    <div className="flex flex-col gap-2 leading-6">
      <p className="font-medium">{name}</p>
      <p>
        <a href={mailtoLink(email)} className={LINK}>
          {email}
        </a>
      </p>
      {phone ? (
        <p>
          {dial ? (
            <a href={dial} className={LINK}>
              {formatPhone(phone)}
            </a>
          ) : (
            phone
          )}
        </p>
      ) : null}
    </div>
  );
}

const PlanNote = () => (
  <PlanOffer id="feature">
    {`A dedicated account manager and priority feature requests come with the ${planWith("accountManager")} plan.`}
  </PlanOffer>
);

/**
 * @param manager null if the operator hasn't named one
 * @param canWrite whether the page has a form for messages
 */
export function ManagerCard({
  grants: { accountManager },
  level,
  manager,
  canWrite,
}: {
  grants: Pick<Grants, "accountManager">;
  level: string | null;
  manager: Manager | null;
  canWrite: boolean;
}) {
  if (accountManager && !manager && !canWrite) return null;
  return (
    <TitledCard id="manager" title="Account manager">
      {!accountManager ? (
        <PlanNote />
      ) : manager ? (
        <ManagerContact manager={manager} />
      ) : (
        <p className="max-w-prose leading-6">
          {`This site hasn't named account managers. Send your message with the form above instead. It's marked “${level}”, so we see it first.`}
        </p>
      )}
    </TitledCard>
  );
}
