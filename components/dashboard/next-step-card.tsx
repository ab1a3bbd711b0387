import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import type { DashboardView } from "#lib/schemas/dashboard.ts";

export function NextStepCard({ next }: { next: DashboardView["next"] }) {
  return (
    <Card className="border-primary/40">
      <section
        aria-labelledby="next-thing"
        className="flex flex-col gap-5 p-5 sm:p-7 md:flex-row md:items-center md:justify-between"
      >
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="text-sm font-medium text-primary">Next step</p>
          <h2 id="next-thing" className="text-2xl leading-8 wrap-anywhere">
            {next.title}
          </h2>
          <p className="max-w-prose leading-7 wrap-anywhere text-muted-foreground">{next.reason}</p>
        </div>
        <Button asChild size="lg" className="shrink-0">
          <Link href={next.href}>{next.action}</Link>
        </Button>
      </section>
    </Card>
  );
}
