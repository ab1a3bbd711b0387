"use client";

import { useQuery } from "@tanstack/react-query";
import { settings } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { FooterLinks } from "#components/layout/footer-links.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { ApiCard } from "./api-card.tsx";
import { SettingsForm } from "./settings-form.tsx";

const MailChoicesCard = loadInView(
  async () => (await import("./mail-choices-card.tsx")).MailChoicesCard,
);

const PhoneCard = loadInView(async () => (await import("./phone-card.tsx")).PhoneCard);

export function SettingsScreen() {
  const { data, isPending, error, refetch } = useQuery(settings);

  return (
    <AccountFrame>
      {isPending ? <LoadingCard /> : null}
      {error && data === undefined ? (
        <ReadFailed what="your settings" error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <div className="flex flex-col gap-6">
          <SettingsForm settings={data} />
          <MailChoicesCard meanwhile={<LoadingCard />} />
          <PhoneCard meanwhile={<LoadingCard />} />
          <ApiCard />
          <FooterLinks />
        </div>
      )}
    </AccountFrame>
  );
}
