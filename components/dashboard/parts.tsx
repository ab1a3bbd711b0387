import { Link } from "#components/ui/link.tsx";
import { Progress } from "#components/ui/progress.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import type { DashboardView } from "#lib/schemas/dashboard.ts";

type Part = DashboardView["parts"][number];

function PartRow({ label, href, done, total, text }: Part) {
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <Link href={href} className="rounded font-medium underline-offset-4 hover:underline">
          {label}
        </Link>
        {total === null ? null : (
          <span className="text-sm figures whitespace-nowrap text-muted-foreground">
            {done} of {total}
          </span>
        )}
      </div>
      {total === null || done === total ? null : (
        <Progress
          aria-label={label}
          value={(done / total) * 100}
          getValueLabel={() => `${done} of ${total}`}
        />
      )}
      <p className="text-md leading-6 wrap-anywhere text-muted-foreground">{text}</p>
    </li>
  );
}

const isFinished = ({ done, total }: Part) => total !== null && done === total;

function PartList({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <ul aria-label={label} className="grid gap-x-10 gap-y-5 md:grid-cols-2">
      {parts.map((part) => (
        <PartRow key={part.label} {...part} />
      ))}
    </ul>
  );
}

/** Lists the parts of the sale. Finished ones are collapsed. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  const open = parts.filter((part) => !isFinished(part));
  const finished = parts.filter(isFinished);
  return (
    <div className="flex flex-col gap-3">
      {open.length > 0 ? <PartList label="Your progress" parts={open} /> : null}
      {finished.length > 0 ? (
        <details>
          <SummaryRow className="font-medium">{`Show ${finished.length} finished`}</SummaryRow>
          <PartList label="Finished" parts={finished} />
        </details>
      ) : null}
    </div>
  );
}
