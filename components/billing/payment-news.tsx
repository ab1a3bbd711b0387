"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { PaymentOutcome, PaymentProgress } from "#lib/schemas/billing.ts";
import { forgetPayment, hasJustPaid } from "./just-paid.ts";

const LOOK_AGAIN_MS = 2_000;
const LOOKS = 15;

const ON_ITS_WAY =
  "Your payment is being confirmed. Your plan appears here as soon as it is; there is no need to pay again.";
const FAILED =
  "The payment did not go through, and nothing was charged. You can choose a plan again.";
const UNKNOWN =
  "The payment service can't be reached right now, so this may not be the latest. If you have just paid, please don't pay again: your plan appears here as soon as the payment is confirmed.";

/** Asks the server a few times more, while a payment is being confirmed. */
function useLookAgain(isWaiting: boolean) {
  const { refresh } = useRouter();
  useEffect(() => {
    if (!isWaiting) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOKS) clearInterval(timer);
      refresh();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);
}

/** Says how a payment stands that the plan below does not show yet; nothing where it does. */
export function PaymentNews({
  outcome,
  progress,
}: {
  outcome: PaymentOutcome | null;
  progress: PaymentProgress;
}) {
  const queries = useQueryClient();
  const hasPaid = outcome === "succeeded" || outcome === "processing" || hasJustPaid(queries);
  const isWaiting = hasPaid && progress !== "settled";
  useLookAgain(isWaiting);
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
          : null;
  return (
    <div role="status" className={news ? undefined : "sr-only"}>
      {news ? (
        <p className="rounded-lg bg-accent px-4 py-3 leading-6 text-accent-foreground">{news}</p>
      ) : null}
    </div>
  );
}
