import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { ScreenLink } from "./screen-link.tsx";

/** Says which plan has something, with a link to the plans or to Billing. */
export function PlanOffer({
  id,
  to = "billing",
  children,
}: {
  id?: string;
  to?: "billing" | "plans";
  children: ReactNode;
}) {
  return (
    <div
      id={id}
      className="flex scroll-mt-20 flex-col items-start gap-3 rounded-lg bg-accent p-5 leading-6 text-accent-foreground"
    >
      <p>{children}</p>
      <Button asChild variant="outline">
        <ScreenLink to={to} />
      </Button>
    </div>
  );
}
