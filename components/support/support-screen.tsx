"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import type { SupportInput } from "#lib/schemas/support.ts";
import { SupportForm } from "./support-form.tsx";

interface Sent {
  answerTo: string;
  copyTo: string | null;
}

/**
 * @param level what the account's plan promises; null without one
 * @param screen where the person came from
 */
export function SupportScreen({
  email,
  level,
  canBeReached,
  screen,
}: {
  email: string;
  level: string | null;
  canBeReached: boolean;
  screen: SupportInput["screen"];
}) {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <PageHeader title="Support" />
      {level ? <Callout>Your plan includes {level.toLowerCase()}.</Callout> : null}
      <div role="status" className={sent ? undefined : "sr-only"}>
        {sent ? <SentMessage sent={sent} onMore={() => setSent(null)} /> : null}
      </div>
      {canBeReached ? null : (
        <EmptyState
          title="Nobody can be reached from here"
          description="Porchlight can't send mail here yet. Please ask whoever runs this site."
        />
      )}
      {canBeReached && !sent ? (
        <SupportForm email={email} screen={screen} onSent={setSent} />
      ) : null}
    </div>
  );
}

function SentMessage({ sent, onMore }: { sent: Sent; onMore: () => void }) {
  return (
    <EmptyState
      title="Your message is on its way"
      description={
        <>
          We answer by mail, to {sent.answerTo}.
          {sent.copyTo ? ` A copy of what you wrote goes to ${sent.copyTo}.` : null}
        </>
      }
      action={
        <Button variant="outline" onClick={onMore}>
          Write another message
        </Button>
      }
    />
  );
}
