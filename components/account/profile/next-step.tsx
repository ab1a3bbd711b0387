import { useQuery } from "@tanstack/react-query";
import { latestProperty } from "#components/data/queries.ts";
import { ScreenLink } from "#components/layout/screen-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";

/** Leads on from a saved profile while the home has no address. */
export function NextStep() {
  const { data: property } = useQuery(latestProperty);
  if (property !== null) return null;
  return (
    <Card className="border-primary/40">
      <section
        aria-label="Next step"
        className="flex flex-col gap-4 p-5 sm:flex-row sm:items-center sm:justify-between sm:px-7"
      >
        <p className="leading-6">
          <span className="block text-sm font-medium text-primary">Next step</span>
          Tell us about the home you&apos;re selling.
        </p>
        <Button asChild className="shrink-0">
          <ScreenLink to="address" />
        </Button>
      </section>
    </Card>
  );
}
