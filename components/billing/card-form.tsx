import dynamic from "next/dynamic";
import { Card, CardContent } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { PaymentMode } from "#lib/schemas/billing.ts";
import { SandboxForm, SandboxNote } from "./sandbox-form.tsx";

// Stripe's code loads only for payments through Stripe.
const StripeForm = dynamic(() => import("./stripe-form.tsx").then(({ StripeForm }) => StripeForm), {
  ssr: false,
});

function FormToCome({ mode }: { mode: PaymentMode }) {
  return (
    <Card>
      <CardContent className="flex flex-col gap-5">
        {mode.kind === "sandbox" ? <SandboxNote /> : null}
        <div aria-hidden className="flex flex-col gap-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-2/3" />
        </div>
      </CardContent>
    </Card>
  );
}

/**
 * The form for a payment or another card.
 * @param planName null to save another card
 * @param clientSecret null while the form is being set up
 */
export function CardForm({
  mode,
  planName,
  clientSecret,
}: {
  mode: PaymentMode;
  planName: string | null;
  clientSecret: string | null;
}) {
  if (clientSecret === null) return <FormToCome mode={mode} />;
  if (mode.kind !== "stripe") {
    return <SandboxForm planName={planName} clientSecret={clientSecret} />;
  }
  const { publishableKey } = mode;
  return <StripeForm {...{ planName, clientSecret, publishableKey }} />;
}
