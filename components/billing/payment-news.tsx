"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Callout } from "#components/ui/callout.tsx";
import { formatCents } from "#lib/format.ts";
import type { LateChange, PaymentOutcome, PaymentProgress } from "#lib/schemas/billing.ts";
import { forgetPayment, hasJustPaid } from "./just-paid.ts";

const POLL_INTERVAL_MS = 2_000;
const MAX_POLLS = 15;

const ON_ITS_WAY =
  "We're confirming your payment. Your plan will appear here soon, so you don't need to pay again.";
const FAILED =
  "The payment didn't go through, and nothing was charged. You can choose a plan again.";
const UNKNOWN =
  "We can't reach the payment service right now, so this may be out of date. If you just paid, don't pay again. Your plan appears here once the payment is confirmed.";

function explain({ paidBack }: LateChange): string {
  const money =
    paidBack > 0
      ? `We're refunding the ${formatCents(paidBack)} you paid to your card.`
      : "You weren't charged for it.";
  return `Your plan had already renewed or changed, so we didn't make the change you confirmed. ${money} You can choose a plan again.`;
}

function useRefreshWhile(isWaiting: boolean) {
  const { refresh } = useRouter();
  useEffect(() => {
    if (!isWaiting) return;
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (polls >= MAX_POLLS) clearInterval(timer);
      refresh();
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);
}

export function PaymentNews({
  outcome,
  progress,
  lateChange,
}: {
  outcome: PaymentOutcome | null;
  progress: PaymentProgress;
  lateChange: LateChange | null;
}) {
  const queries = useQueryClient();
  const hasPaid = outcome === "succeeded" || outcome === "processing" || hasJustPaid(queries);
  const isWaiting = hasPaid && progress !== "settled";
  useRefreshWhile(isWaiting);
  useEffect(() => {
    if (progress === "settled") forgetPayment(queries);
  }, [progress, queries]);

  const news =
    outcome === "failed"
      ? FAILED
      : progress === "unknown"
        ? UNKNOWN
        : isWaiting
          ? ON_ITS_WAY
          : lateChange
            ? explain(lateChange)
            : null;
  return (
    <div role="status" className={news ? undefined : "sr-only"}>
      {news ? <Callout>{news}</Callout> : null}
    </div>
  );
}
