"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { billing, subscription } from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { rememberPayment } from "./just-paid.ts";

export type PaymentResult =
  { outcome: "paid" | "processing" } | { outcome: "failed"; message: string };

const UNKNOWN =
  "We don't know if the payment went through. Check your billing page before you try again.";

/**
 * Confirms one payment or card at a time and goes to /billing on success.
 * @param planName null to save another card
 * @returns `pay`, which takes the provider's confirmation function, and the last failure
 */
export function usePayment(planName: string | null) {
  const router = useRouter();
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function pay(confirm: () => Promise<PaymentResult>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setFailure(null);
    const result = await confirm().catch((): PaymentResult => ({
      outcome: "failed",
      message: UNKNOWN,
    }));
    if (result.outcome === "failed") {
      isBusy.current = false;
      setPending(false);
      setFailure(result.message);
      const title = planName === null ? "We couldn't save your card" : "Payment Failed";
      toast({ title, description: result.message, variant: "destructive" });
      return;
    }
    for (const { queryKey } of [subscription, billing]) queries.removeQueries({ queryKey });
    if (planName === null) {
      toast({ title: "Card saved", description: "Your next payment uses it." });
      router.push("/billing");
      return;
    }
    rememberPayment(queries);
    if (result.outcome === "paid") {
      toast({ title: "Payment Successful", description: `You're now on the ${planName} plan.` });
      router.push("/billing");
    } else {
      router.push("/billing?redirect_status=processing");
    }
  }

  return { pay, isPending, failure };
}
