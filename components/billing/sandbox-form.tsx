"use client";

import { useForm } from "react-hook-form";
import { Callout } from "#components/ui/callout.tsx";
import { Form } from "#components/ui/form.tsx";
import { formResolver } from "#components/forms/form-resolver.ts";
import { TextField } from "#components/forms/text-field.tsx";
import { api, ApiError, errorMessage } from "#lib/api/client.ts";
import { PaymentForm } from "./payment-form.tsx";
import { type PaymentResult, usePayment } from "./use-payment.ts";

const GOOD_CARD = "4242 4242 4242 4242";
const DECLINED =
  "Your card was declined. Nothing was charged, and your account hasn't changed. Please try another card.";

async function confirmSandbox(body: {
  clientSecret: string;
  cardNumber: string;
}): Promise<PaymentResult> {
  try {
    const { outcome } = await api("POST /api/stripe/sandbox", { body });
    return outcome === "declined" ? { outcome: "failed", message: DECLINED } : { outcome: "paid" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { outcome: "failed", message: errorMessage(error, "The payment failed.") };
  }
}

export function SandboxNote() {
  return (
    <Callout role="note">
      Sandbox: this is a test payment because no payment provider is set up. Nothing is charged, and
      nothing leaves this computer. Card 4000 0000 0000 0002 is declined. All other cards work.
    </Callout>
  );
}

export function SandboxForm({
  planName,
  clientSecret,
}: {
  planName: string | null;
  clientSecret: string;
}) {
  const form = useForm({
    resolver: formResolver(
      async () => (await import("#lib/schemas/billing.ts")).sandboxPaymentInput,
    ),
    defaultValues: { clientSecret, cardNumber: GOOD_CARD },
  });
  const { pay, isPending, failure } = usePayment(planName);
  return (
    <Form {...form}>
      <PaymentForm
        planName={planName}
        failure={failure}
        isPending={isPending}
        promise={
          planName === null
            ? "Nothing is charged now."
            : "Your plan starts when you select Subscribe."
        }
        onSubmit={form.handleSubmit((values) => pay(() => confirmSandbox(values)))}
      >
        <SandboxNote />
        <TextField
          control={form.control}
          name="cardNumber"
          label="Card number"
          inputMode="numeric"
          autoComplete="off"
          className="figures"
        />
      </PaymentForm>
    </Form>
  );
}
