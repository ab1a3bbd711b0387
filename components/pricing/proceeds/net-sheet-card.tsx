"use client";

import { ChevronDown } from "lucide";
import { useId, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Card, CardContent } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { formatMoney } from "#lib/format.ts";
import type { ComparedPrice } from "#lib/proceeds/compared-prices.ts";
import { NET_PROCEEDS_LABEL } from "#lib/proceeds/net-lines.ts";
import type { NetLine, NetSheet } from "#lib/proceeds/net-sheet.ts";
import { cn } from "#lib/utils.ts";
import { costText } from "./cost-text.ts";
import { GainNote } from "./gain-note.tsx";

type ComparedSheet = NetSheet & { label: ComparedPrice["label"] };

// On a phone the amounts go under the line's name; explicit roles keep the table's semantics.
const ROW = "grid auto-cols-fr grid-flow-row grid-cols-3 sm:table-row print:table-row";
const HEAD = "col-span-3 py-2 pr-3 text-left align-top font-normal";
const AMOUNT = "py-2 text-right align-top figures whitespace-nowrap sm:pl-4";

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
          {costText(one.amount)}
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
      aria-label="Net proceeds by price"
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

/** Explains the net sheet at each price. It prints without the rest of the screen, even if closed. */
export function NetSheetCard({
  sheets,
  isDemo,
}: {
  sheets: readonly ComparedSheet[];
  isDemo: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const open = sheets[0]?.open ?? [];
  return (
    <Card className="print:border-0 print:shadow-none">
      <h2 className="text-lg leading-7 print:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex w-full items-center justify-between gap-4 rounded-xl px-5 py-4 text-left sm:px-7"
          onClick={() => setOpen(!isOpen)}
        >
          How we got this
          <Icon
            node={ChevronDown}
            className={cn(
              "shrink-0 text-muted-foreground transition-transform duration-150",
              isOpen && "rotate-180",
            )}
          />
        </button>
      </h2>
      <CardContent
        id={id}
        className={cn("flex flex-col gap-4 pt-1 sm:pt-1", !isOpen && "hidden print:flex")}
      >
        {isDemo ? <Badge variant="lamp">Demonstration data</Badge> : null}
        {sheets.length > 0 ? <SheetTable sheets={sheets} /> : null}
        {open.length > 0 ? (
          <p className="hidden leading-6 text-accent-foreground print:block">
            {`Not included until the amount is known: ${open.join(", ")}.`}
          </p>
        ) : null}
        <p className="text-sm leading-5 text-muted-foreground">
          This is an estimate, not a closing statement. Rates change, so confirm them with your
          closing office.
        </p>
        <GainNote />
      </CardContent>
    </Card>
  );
}
