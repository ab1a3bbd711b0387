"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { PlanOffer } from "#components/layout/plan-offer.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { api } from "#lib/api/client.ts";
import type { PaymentMode } from "#lib/schemas/billing.ts";
import { CardForm } from "./card-form.tsx";

/** The form for another card. If it can't be opened, goes back to /billing. */
function NewCard({ mode }: { mode: PaymentMode }) {
  const { data, error } = useQuery({
    queryKey: ["/api/billing/card"],
    queryFn: () => api("POST /api/billing/card"),
    staleTime: 0,
    gcTime: 0,
  });
  const router = useRouter();
  useEffect(() => {
    if (!error) return;
    toastFailure("You can't change the card right now", error);
    router.replace("/billing");
  }, [error, router]);
  return <CardForm mode={mode} planName={null} clientSecret={data?.clientSecret ?? null} />;
}

/** @param obstacle a sentence on why the card can't be changed; null if it can */
export function CardScreen({ mode, obstacle }: { mode: PaymentMode; obstacle: string | null }) {
  return (
    <AccountFrame>
      <div className="flex flex-col gap-1">
        <h2 className="text-xl leading-7">Change your card</h2>
        {obstacle === null ? (
          <p className="leading-6 text-muted-foreground">
            Your next payment uses the new card. Nothing is charged now.
          </p>
        ) : null}
      </div>
      {obstacle === null ? <NewCard mode={mode} /> : <PlanOffer>{obstacle}</PlanOffer>}
    </AccountFrame>
  );
}
