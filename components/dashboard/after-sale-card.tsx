import { TitledCard } from "#components/ui/card.tsx";
import type { DashboardView } from "#lib/schemas/dashboard.ts";
import { TaskRow } from "./task-row.tsx";

export function AfterSaleCard({ tasks }: { tasks: NonNullable<DashboardView["afterSale"]> }) {
  return (
    <TitledCard title="After the sale">
      <ul className="flex flex-col divide-y">
        {tasks.map((task) => (
          <TaskRow key={task.title} {...task} className="py-5 first:pt-0 last:pb-0" />
        ))}
      </ul>
    </TitledCard>
  );
}
