"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { settings } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** /settings: what a person wants to be told of. */
export function SettingsScreen() {
  const { data, isPending, error, refetch } = useQuery(settings);
  const [message, setMessage] = useState<string | null>(null);

  return (
    <AccountFrame>
      <Banner tone="success" message={message} onHide={() => setMessage(null)} />
      {isPending ? <LoadingCard /> : null}
      {error && data === undefined ? (
        <ReadFailed what="Your settings" error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <SettingsForm
          settings={data}
          onSubmit={() => setMessage(null)}
          onSaved={() => setMessage("Your settings have been saved successfully.")}
        />
      )}
    </AccountFrame>
  );
}
