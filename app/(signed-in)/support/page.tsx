import type { Metadata } from "next";
import { SupportScreen } from "#components/support/support-screen.tsx";
import { requireRead } from "#http/session.ts";
import { supportLevel } from "#lib/plans/grants.ts";
import { SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { subscriptionOfAccount } from "#services/payments.ts";
import { sessionRead } from "#services/sessions.ts";
import { canReachSupport } from "#services/support.ts";

export const metadata: Metadata = { title: "Support" };

const read = sessionRead({ subscription: subscriptionOfAccount });

export default async function SupportPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { user, answers } = await requireRead(read);
  const { from } = await searchParams;
  return (
    <SupportScreen
      email={user.email}
      level={supportLevel(answers.subscription?.planName ?? null)}
      canBeReached={canReachSupport()}
      screen={SIGNED_IN_SCREENS.find((screen) => screen === from) ?? null}
    />
  );
}
