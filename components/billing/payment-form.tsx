import { Lock } from "lucide";
import type { FormEvent, ReactNode } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";

export function PaymentForm({
  planName,
  failure,
  isPending,
  promise,
  disabled = false,
  onSubmit,
  children,
}: {
  /** The plan to subscribe to; null to save another card. */
  planName: string | null;
  failure: string | null;
  isPending: boolean;
  /** A sentence on what the person can rely on. */
  promise: string;
  disabled?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  return (
    <Card>
      <form method="dialog" noValidate onSubmit={onSubmit}>
        <CardHeader>
          <CardTitle>{planName === null ? "New card" : "Payment"}</CardTitle>
        </CardHeader>
        <CardContent className="flex flex-col gap-5">
          <Banner tone="error" message={failure} hideAfter={null} />
          {children}
          <p className="flex items-start gap-2 text-sm leading-6 text-muted-foreground">
            <Icon node={Lock} className="mt-1 size-4 shrink-0" />
            {promise}
          </p>
        </CardContent>
        <CardFooter>
          <Button asChild variant="outline">
            {planName === null ? (
              <Link href="/billing">Back to Billing</Link>
            ) : (
              <Link href="/plans">Back to Plans</Link>
            )}
          </Button>
          <Button type="submit" disabled={disabled} pending={isPending}>
            {planName === null ? "Save card" : `Subscribe to ${planName}`}
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}
