"use client";

import { type ReactNode, useState } from "react";
import { FooterLinks } from "#components/layout/footer-links.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/link.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import type { Grants } from "#lib/plans/grants.ts";
import type { SupportInput } from "#lib/schemas/support.ts";
import { FeatureForm } from "./feature-form.tsx";
import { type Manager, ManagerCard } from "./manager.tsx";
import { SupportForm } from "./support-form.tsx";
import type { OnSent } from "./use-support-form.ts";

type Sent = Parameters<OnSent>[0];

/**
 * @param level the support that the plan includes; null without a plan
 * @param manager the manager that the operator named for plans that include one
 * @param screen the screen that the person came from
 */
export function SupportScreen({
  email,
  level,
  grants,
  manager,
  canBeReached,
  screen,
}: {
  email: string;
  level: string | null;
  grants: Pick<Grants, "accountManager" | "featureRequests">;
  manager: Manager | null;
  canBeReached: boolean;
  screen: SupportInput["screen"];
}) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <PageHeader
        title="Support"
        description={
          <>
            You may find the answer in{" "}
            <Link href="/help" className="underline underline-offset-4">
              Help
            </Link>
            .
          </>
        }
      />
      {level ? <Callout>Your plan includes {level.toLowerCase()}.</Callout> : null}
      {canBeReached ? (
        <Writing title="Message sent" again="Send another message">
          {(onSent) => <SupportForm email={email} screen={screen} onSent={onSent} />}
        </Writing>
      ) : (
        <EmptyState
          title="Support isn't available here yet"
          description="Email isn't set up on this site yet. Please contact the site's operator."
        />
      )}
      <ManagerCard grants={grants} level={level} manager={manager} canWrite={canBeReached} />
      {canBeReached && grants.featureRequests ? (
        <div id="feature" className="flex scroll-mt-20 flex-col gap-6">
          <Writing title="Request sent" again="Request another feature">
            {(onSent) => <FeatureForm email={email} onSent={onSent} />}
          </Writing>
        </div>
      ) : null}
      <FooterLinks />
    </div>
  );
}

function Writing({
  title,
  again,
  children,
}: {
  title: string;
  again: string;
  children: (onSent: OnSent) => ReactNode;
}) {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <>
      <div role="status" className={sent ? undefined : "sr-only"}>
        {sent ? (
          <EmptyState
            title={title}
            description={
              <>
                We&apos;ll reply by email to {sent.answerTo}.
                {sent.copyTo ? ` We sent a copy to ${sent.copyTo}.` : null}
              </>
            }
            action={
              <Button variant="outline" onClick={() => setSent(null)}>
                {again}
              </Button>
            }
          />
        ) : null}
      </div>
      {sent ? null : children(setSent)}
    </>
  );
}
