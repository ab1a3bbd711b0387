"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { stripeAppearance } from "./stripe-appearance.ts";
import { type PaymentResult, usePayment } from "./use-payment.ts";

const CLOSED =
  "This checkout closed because it expired or another plan was chosen. Nothing was charged. Please go back and choose a plan again.";
const CARD_CLOSED = "This form expired. Nothing was charged. Please go back and try again.";
const BROKEN =
  "We lost the connection and don't know if the payment went through. You can't be charged twice for it. Check your billing page before you try again.";

function describeFailure(error: StripeError, planName: string | null): PaymentResult {
  const status = error.payment_intent?.status ?? error.setup_intent?.status;
  // The payment had already succeeded, and only its answer was lost.
  if (status === "succeeded") return { outcome: "paid" };
  if (status === "processing") return { outcome: "processing" };
  if (status === "canceled")
    return { outcome: "failed", message: planName === null ? CARD_CLOSED : CLOSED };
  const isAnswer = error.type === "card_error" || error.type === "validation_error";
  if (!isAnswer) return { outcome: "failed", message: BROKEN };
  return {
    outcome: "failed",
    message: `${error.message ?? "Your card was not accepted."} Nothing was charged.`,
  };
}

/** Confirms the payment, or only the card (`seti_…`) if nothing is due today. */
async function confirmStripe(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, planName }: { clientSecret: string; planName: string | null },
): Promise<PaymentResult> {
  const options = {
    elements,
    confirmParams: { return_url: `${window.location.origin}/billing` },
    redirect: "if_required" as const,
  };
  if (clientSecret.startsWith("seti_")) {
    const { error, setupIntent } = await stripe.confirmSetup(options);
    if (error) return describeFailure(error, planName);
    return { outcome: setupIntent.status === "succeeded" ? "paid" : "processing" };
  }
  const { error, paymentIntent } = await stripe.confirmPayment(options);
  if (error) return describeFailure(error, planName);
  return { outcome: paymentIntent.status === "succeeded" ? "paid" : "processing" };
}

function StripeFields({
  planName,
  clientSecret,
  onLoadError,
}: {
  planName: string | null;
  clientSecret: string;
  onLoadError: () => void;
}) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const { pay, isPending, failure } = usePayment(planName);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (stripe && elements)
      void pay(() => confirmStripe(stripe, elements, { clientSecret, planName }));
  }
  return (
    <PaymentForm
      planName={planName}
      failure={failure}
      isPending={isPending}
      promise={`${planName === null ? "Nothing is charged now." : "You won't be charged until you select Subscribe."} Your card goes to Stripe, and Porchlight never sees it.`}
      disabled={!isReady}
      onSubmit={submit}
    >
      {isReady ? null : (
        <div className="flex flex-col gap-4">
          <p role="status" className="sr-only">
            Loading...
          </p>
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      )}
      <PaymentElement onReady={() => setReady(true)} onLoadError={onLoadError} />
    </PaymentForm>
  );
}

/** Stripe's fields are in frames, so card data never reaches Porchlight. */
export function StripeForm({
  planName,
  clientSecret,
  publishableKey,
}: {
  planName: string | null;
  clientSecret: string;
  publishableKey: string;
}) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isMounted = true;
    loadStripe(publishableKey)
      .then((loaded) => isMounted && setStripe(loaded))
      .catch(() => isMounted && setFailed(true));
    return () => {
      isMounted = false;
    };
  }, [publishableKey, tries]);
  const [appearance] = useState(stripeAppearance);

  if (hasFailed) {
    return (
      <div role="alert">
        <EmptyState
          title="We couldn't load the payment form"
          description="Nothing was charged. Check your connection and make sure nothing blocks js.stripe.com."
          action={
            <Button
              variant="outline"
              onClick={() => {
                setFailed(false);
                setTries(tries + 1);
              }}
            >
              Try again
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <Elements
      key={`${tries}-${clientSecret}`}
      stripe={stripe}
      options={{ clientSecret, appearance, loader: "never" }}
    >
      <StripeFields
        planName={planName}
        clientSecret={clientSecret}
        onLoadError={() => setFailed(true)}
      />
    </Elements>
  );
}
