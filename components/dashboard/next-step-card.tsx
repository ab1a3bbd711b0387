import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import type { DashboardView } from "#lib/schemas/dashboard.ts";
import { TaskRow } from "./task-row.tsx";

type Step = DashboardView["next"];

function AlsoToday({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label="Also today" className="divide-y border-t px-5 sm:px-7">
      {steps.map(({ reason, ...step }) => (
        <TaskRow key={step.title} {...step} text={reason} className="py-4" />
      ))}
    </ul>
  );
}

/** @param today what can't wait, most urgent first; `next` is the first of it, if there is any */
export function NextStepCard({ next, today = [] }: { next: Step; today?: readonly Step[] }) {
  return (
    <Card className="border-primary/40">
      <section
        aria-labelledby="next-thing"
        className="flex flex-col gap-5 p-5 sm:p-7 md:flex-row md:items-center md:justify-between"
      >
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="text-sm font-medium text-primary">
            {today.length > 0 ? "Today" : "Next step"}
          </p>
          <h2 id="next-thing" className="text-2xl leading-8 wrap-anywhere">
            {next.title}
          </h2>
          <p className="max-w-prose leading-7 wrap-anywhere text-muted-foreground">{next.reason}</p>
        </div>
        <Button asChild size="lg" className="shrink-0">
          <Link href={next.href}>{next.action}</Link>
        </Button>
      </section>
      <AlsoToday steps={today.slice(1)} />
    </Card>
  );
}
