"use client";

import { useQuery } from "@tanstack/react-query";
import { MailQuestion, X } from "lucide";
import { useState } from "react";
import { emailAddress } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { EmailText } from "#components/ui/email-text.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TITLES } from "#lib/screens.ts";
import { useSendConfirmation } from "./use-send-confirmation.ts";

// Module state survives a change of screen but not a page load.
let wasDismissed = false;

/** Asks people to confirm their email. Once dismissed, it stays hidden until the next page load. */
export function ConfirmNotice() {
  const { data } = useQuery(emailAddress);
  const [isDismissed, setIsDismissed] = useState(() => wasDismissed);
  const confirmation = useSendConfirmation(data?.email ?? "");
  if (!data || data.isConfirmed || !data.canBeMailed || isDismissed) return null;
  return (
    <section
      aria-label={TITLES["/verify-email"]}
      className="flex items-start gap-3 rounded-xl border bg-accent px-4 py-3 text-accent-foreground"
    >
      <Icon node={MailQuestion} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 leading-6">
        <p className="font-medium">{TITLES["/verify-email"]}</p>
        <p>
          Follow the link we emailed to <EmailText>{data.email}</EmailText>.
        </p>
        <Button
          variant="link"
          size="inline"
          disabled={confirmation.isPending}
          onClick={() => confirmation.mutate()}
        >
          Resend email
        </Button>
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => {
          wasDismissed = true;
          setIsDismissed(true);
        }}
        className="-my-1 -mr-2 inline-flex size-8 shrink-0 items-center justify-center rounded-lg"
      >
        <Icon node={X} className="size-4.5" />
      </button>
    </section>
  );
}
