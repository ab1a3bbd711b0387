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
  "Your payment is being confirmed. Your plan appears here as soon as it is; there is no need to pay again.";
const FAILED =
  "The payment did not go through, and nothing was charged. You can choose a plan again.";
const UNKNOWN =
  "The payment service can't be reached right now, so this may not be the latest. If you have just paid, please don't pay again: your plan appears here as soon as the payment is confirmed.";

function explain({ paidBack }: LateChange): string {
  const money =
    paidBack > 0
      ? `The ${formatCents(paidBack)} that you paid for it are on their way back to your card.`
      : "Nothing was charged for it.";
  return `Your change of plan was confirmed after your plan had been renewed or changed, so it was not made. ${money} You can choose a plan again.`;
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

/** The state of a payment that is not in the plan yet. */
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
