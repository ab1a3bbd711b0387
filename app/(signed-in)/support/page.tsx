import type { Metadata } from "next";
import { SupportScreen } from "#components/support/support-screen.tsx";
import { requireRead } from "#http/session.ts";
import { grantsOf, supportLevel } from "#lib/plans/grants.ts";
import { SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { subscriptionOfAccount } from "#services/payments.ts";
import { sessionRead } from "#services/sessions.ts";
import { canReachSupport, managerFor } from "#services/support.ts";

export const metadata: Metadata = { title: "Support" };

const read = sessionRead({ subscription: subscriptionOfAccount });

export default async function SupportPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { user, answers } = await requireRead(read);
  const { from } = await searchParams;
  const planName = answers.subscription?.planName ?? null;
  const { accountManager, featureRequests } = grantsOf(planName);
  return (
    <SupportScreen
      email={user.email}
      level={supportLevel(planName)}
      grants={{ accountManager, featureRequests }}
      manager={managerFor(planName)}
      canBeReached={canReachSupport()}
      screen={SIGNED_IN_SCREENS.find((screen) => screen === from) ?? null}
    />
  );
}
