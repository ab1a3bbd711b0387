"use client";

import { useQuery } from "@tanstack/react-query";
import { settings } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { SettingsForm } from "./settings-form.tsx";

export function SettingsScreen() {
  const { data, isPending, error, refetch } = useQuery(settings);

  return (
    <AccountFrame>
      {isPending ? <LoadingCard /> : null}
      {error && data === undefined ? (
        <ReadFailed what="Your settings" error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <SettingsForm settings={data} />}
    </AccountFrame>
  );
}
