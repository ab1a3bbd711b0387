import { SummaryRow } from "#components/ui/summary-row.tsx";
import { formatDate, formatMoney, formatMoneyChange } from "#lib/format.ts";
import type { EstimateOfDay } from "#lib/schemas/estimate-history.ts";

// The number of rows before "Show more".
const NEWEST = 3;

interface Row extends EstimateOfDay {
  change: number | null;
}

function withChanges(points: readonly EstimateOfDay[]): Row[] {
  const rows = points.map((point, index) => {
    const before = points[index - 1];
    return { ...point, change: before ? point.value - before.value : null };
  });
  return rows.reverse();
}

function Figures({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <table aria-label={label} className="w-full text-left text-md">
      <thead className="sr-only">
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Estimate and range</th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map(({ day, value, low, high, change, wasShown, reasons }) => (
          <tr key={day} className="align-top max-sm:flex max-sm:flex-col">
            <th scope="row" className="w-44 pt-3 pr-3 font-normal sm:pb-3">
              {formatDate(day, { style: "short" })}
              <span className="block text-sm leading-5 text-muted-foreground">
                {wasShown ? "As shown" : "Recalculated"}
              </span>
            </th>
            <td className="py-3 wrap-anywhere max-sm:pt-1">
              <span className="font-medium figures">{formatMoney(value)}</span>
              {change ? <span className="figures">{`, ${formatMoneyChange(change)}`}</span> : null}
              <span className="block text-sm leading-5 text-muted-foreground">
                {`Range ${formatMoney(low)} to ${formatMoney(high)}`}
              </span>
              {reasons.length > 0 ? (
                <ul className="mt-1 flex max-w-prose flex-col gap-1 text-sm leading-5">
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function EstimateTable({ points }: { points: readonly EstimateOfDay[] }) {
  const rows = withChanges(points);
  const older = rows.slice(NEWEST);
  return (
    <div className="flex flex-col gap-3">
      <Figures label="What changed the estimate" rows={rows.slice(0, NEWEST)} />
      {older.length > 0 ? (
        <details>
          <SummaryRow className="font-medium">
            {older.length === 1 ? "1 earlier estimate" : `${older.length} earlier estimates`}
          </SummaryRow>
          <Figures label="Earlier estimates" rows={older} />
        </details>
      ) : null}
    </div>
  );
}
