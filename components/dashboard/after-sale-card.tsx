import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import type { DashboardView } from "#lib/schemas/dashboard.ts";

export function AfterSaleCard({ tasks }: { tasks: NonNullable<DashboardView["afterSale"]> }) {
  return (
    <TitledCard title="After the sale">
      <ul className="flex flex-col divide-y">
        {tasks.map(({ title, text, action, href }) => (
          <li
            key={title}
            className="flex flex-col items-start gap-3 py-5 first:pt-0 last:pb-0 sm:flex-row sm:justify-between sm:gap-6"
          >
            <div className="flex min-w-0 flex-col gap-1">
              <h3 className="text-base leading-6 font-medium">{title}</h3>
              <p className="max-w-prose leading-6 text-muted-foreground">{text}</p>
            </div>
            <Button asChild variant="outline" className="shrink-0">
              <Link href={href}>{action}</Link>
            </Button>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
