"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { subscription } from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { rememberPayment } from "./just-paid.ts";

export type PaymentResult =
  { outcome: "paid" | "processing" } | { outcome: "failed"; message: string };

const UNKNOWN =
  "We don't know if the payment went through. Check your billing page before you try again.";

/**
 * Confirms one payment at a time and goes to /billing on success.
 * @returns `pay`, which takes the provider's confirmation function, and the last failure
 */
export function usePayment(planName: string) {
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
      toast({ title: "Payment Failed", description: result.message, variant: "destructive" });
      return;
    }
    rememberPayment(queries);
    queries.removeQueries({ queryKey: subscription.queryKey });
    if (result.outcome === "paid") {
      toast({ title: "Payment Successful", description: `You're now on the ${planName} plan.` });
      router.push("/billing");
    } else {
      router.push("/billing?redirect_status=processing");
    }
  }

  return { pay, isPending, failure };
}
