import { Clock, TrendingUp } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import type { StepId } from "#lib/fields/steps.ts";
import { type Figure, STEPS } from "#lib/step-advice.ts";

function Detail({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1 [&>dd]:pl-7.5">
      <dt className="flex items-center gap-3 text-sm leading-6 font-medium [--icon-size:1.125rem] [&_svg]:text-primary">
        {icon}
        {label}
      </dt>
      {children}
    </div>
  );
}

function Returns({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <Detail icon={<Icon node={TrendingUp} />} label="Typical return">
      {figures.map(({ text, source }) => (
        <dd key={source} className="leading-6 figures">
          {text} <cite className="text-sm text-muted-foreground not-italic">Source: {source}.</cite>
        </dd>
      ))}
    </Detail>
  );
}

/** What to do in a step, how long it takes, and what it returns. */
export function StepDetails({ stepId }: { stepId: StepId }) {
  const { tasks, time, figures } = STEPS[stepId];
  return (
    <>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 leading-6 marker:text-primary">
        {tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
      <dl className="flex flex-col gap-4 text-md">
        <Detail icon={<Icon node={Clock} />} label="How long it takes">
          <dd className="leading-6">{time}</dd>
        </Detail>
        <Returns figures={figures} />
      </dl>
    </>
  );
}
