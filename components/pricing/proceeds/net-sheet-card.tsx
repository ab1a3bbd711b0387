import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { formatMoney } from "#lib/format.ts";
import type { ComparedPrice } from "#lib/proceeds/compared-prices.ts";
import { NET_PROCEEDS_LABEL } from "#lib/proceeds/net-lines.ts";
import { type NetLine, type NetSheet, netSheet } from "#lib/proceeds/net-sheet.ts";
import type { NetProceedsView } from "#lib/schemas/net-proceeds.ts";

type ComparedSheet = NetSheet & { label: ComparedPrice["label"] };

// On a phone the amounts go under the line's name; explicit roles keep the table's semantics.
const ROW = "grid auto-cols-fr grid-flow-row grid-cols-3 sm:table-row print:table-row";
const HEAD = "col-span-3 py-2 pr-3 text-left align-top font-normal";
const AMOUNT = "py-2 text-right align-top figures whitespace-nowrap sm:pl-4";

/** Formats a cost as a negative amount and a credit with a plus. */
function amountOf({ amount }: NetLine): string {
  if (amount === null) return "Unknown";
  if (amount < 0) return `+${formatMoney(-amount)}`;
  return amount === 0 ? formatMoney(0) : formatMoney(-amount);
}

function Source({ line: { isEntered, note, source, year, isConfirmed } }: { line: NetLine }) {
  if (isEntered) return "Your number";
  const origin = [source, year].filter((part) => part !== null).join(", ");
  return (
    <>
      {note}
      {origin ? `. Source: ${origin}` : ""}
      {isConfirmed ? "." : ". Not confirmed."}
    </>
  );
}

function LineRow({ lines }: { lines: readonly NetLine[] }) {
  const [line] = lines;
  if (!line) return null;
  return (
    <tr role="row" className={ROW}>
      <th role="rowheader" scope="row" className={HEAD}>
        <span className="block leading-6">{line.label}</span>
        <span className="block max-w-prose text-sm leading-5 text-muted-foreground">
          <Source line={line} />
        </span>
      </th>
      {lines.map((one, index) => (
        <td key={index} role="cell" className={AMOUNT}>
          {amountOf(one)}
        </td>
      ))}
    </tr>
  );
}

function SumRow({ label, amounts }: { label: string; amounts: readonly number[] }) {
  return (
    <tr role="row" className={`${ROW} font-semibold`}>
      <th role="rowheader" scope="row" className={`${HEAD} font-semibold`}>
        {label}
      </th>
      {amounts.map((amount, index) => (
        <td key={index} role="cell" className={AMOUNT}>
          {formatMoney(amount)}
        </td>
      ))}
    </tr>
  );
}

function SheetTable({ sheets }: { sheets: readonly ComparedSheet[] }) {
  const lines = sheets[0]?.lines ?? [];
  return (
    <table
      role="table"
      aria-label="Net proceeds"
      className="block w-full border-collapse text-md sm:table print:table"
    >
      <thead role="rowgroup" className="block border-b sm:table-header-group">
        <tr role="row" className={ROW}>
          <th role="columnheader" scope="col" className={`${HEAD} sr-only sm:not-sr-only`}>
            <span className="sr-only">Line</span>
          </th>
          {sheets.map(({ label }) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className={`${AMOUNT} text-sm font-medium text-muted-foreground`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block divide-y sm:table-row-group">
        <SumRow label="Price" amounts={sheets.map(({ price }) => price)} />
        {lines.map(({ id }, index) => (
          <LineRow key={id} lines={sheets.flatMap((sheet) => sheet.lines[index] ?? [])} />
        ))}
        <SumRow label={NET_PROCEEDS_LABEL} amounts={sheets.map(({ net }) => net)} />
      </tbody>
    </table>
  );
}

/** Shows the net sheet, which prints without the rest of the screen. */
export function NetSheetCard({
  view,
  prices,
  isDemo,
}: {
  view: NetProceedsView;
  prices: readonly ComparedPrice[];
  isDemo: boolean;
}) {
  const sheets = prices.map(({ label, price }) => ({
    label,
    ...netSheet(price, view.facts, view.entries),
  }));
  const open = sheets[0]?.open ?? [];
  return (
    <Card className="print:border-0 print:shadow-none">
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle>Net proceeds</CardTitle>
        <span className="flex items-center gap-3">
          {isDemo ? <Badge variant="lamp">Demonstration data</Badge> : null}
          {sheets.length > 0 ? (
            <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
              Print
            </Button>
          ) : null}
        </span>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {sheets.length > 0 ? (
          <SheetTable sheets={sheets} />
        ) : (
          <p>There&apos;s no estimate yet. Enter a price below.</p>
        )}
        {open.length > 0 && sheets.length > 0 ? (
          <p className="leading-6 text-accent-foreground">
            {`Not included until the amount is known: ${open.join(", ")}.`}
          </p>
        ) : null}
        <p className="text-sm leading-5 text-muted-foreground">
          This is an estimate, not a closing statement. Rates change, so confirm them with your
          closing office.
        </p>
      </CardContent>
    </Card>
  );
}
