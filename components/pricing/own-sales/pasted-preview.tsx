"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { PASTED_LINES } from "#lib/fields/own-sales.ts";
import { formatArea, formatDate, formatMoney, formatNumber } from "#lib/format.ts";
import type { PastedSale, PastedView } from "#lib/schemas/own-sales.ts";

function describeSale(sale: PastedSale): string {
  const facts = [
    `Sold ${formatDate(sale.soldOn, { style: "short" })} for ${formatMoney(sale.price)}`,
    sale.livingArea !== null && formatArea(sale.livingArea),
    sale.bedrooms !== null && `${formatNumber(sale.bedrooms)} bd`,
    sale.bathrooms !== null && `${formatNumber(sale.bathrooms)} ba`,
    sale.yearBuilt !== null && `built ${sale.yearBuilt}`,
    sale.lotSize !== null && `lot ${formatArea(sale.lotSize)}`,
    sale.livingArea === null && "no living area, so it won't be used",
  ];
  return facts.filter(Boolean).join(" · ");
}

function describeCount(count: number): string {
  if (count === 0) return "We couldn't find any sales in this text.";
  return count === 1 ? "1 sale found." : `${count} sales found.`;
}

function describeSkipped(lines: number): string {
  const { most, characters } = PASTED_LINES;
  const what = lines === 1 ? "1 line was skipped" : `${formatNumber(lines)} lines were skipped`;
  return `${what}. We read up to ${formatNumber(most)} lines of ${characters} characters each.`;
}

function Columns({ columns }: { columns: PastedView["columns"] }) {
  const used = columns.flatMap(({ name, readAs }) => {
    if (!readAs) return [];
    return name === readAs ? name : `${name} (${readAs.toLowerCase()})`;
  });
  const unused = columns.filter(({ readAs }) => !readAs);
  if (columns.length === 0) return null;
  return (
    <p className="text-sm leading-6 text-muted-foreground">
      {`Columns: ${used.join(", ")}.`}
      {unused.length > 0 ? ` Not used: ${unused.map(({ name }) => name).join(", ")}.` : ""}
    </p>
  );
}

function Refused({ refused }: { refused: PastedView["refused"] }) {
  if (refused.length === 0) return null;
  const rows = refused.length === 1 ? "1 row" : `${refused.length} rows`;
  return (
    <details className="rounded-lg bg-muted px-4 py-1 text-sm leading-6">
      <SummaryRow>{`${rows} skipped`}</SummaryRow>
      <ul className="mt-2 flex flex-col gap-2">
        {refused.map(({ row, text, reason }) => (
          <li key={row} className="wrap-anywhere">
            {`Row ${row}: ${reason}`}
            {text ? <span className="block text-muted-foreground">{text}</span> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function PastedPreview({
  preview,
  isAdding,
  onAdd,
  onBack,
  children,
}: {
  preview: PastedView;
  isAdding: boolean;
  onAdd: (sales: readonly PastedSale[]) => void;
  onBack: () => void;
  children: ReactNode;
}) {
  const { columns, sales, refused, skippedLines } = preview;
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => result.current?.focus(), []);
  const chosen = sales.filter(({ row }) => !dropped.has(row));

  function toggle(row: number) {
    const next = new Set(dropped);
    if (!next.delete(row)) next.add(row);
    setDropped(next);
  }

  return (
    <div className="flex flex-col gap-5">
      <p ref={result} tabIndex={-1} className="font-medium">
        {describeCount(sales.length)}
      </p>
      <Columns columns={columns} />
      {skippedLines > 0 ? (
        <p className="text-sm leading-6">{describeSkipped(skippedLines)}</p>
      ) : null}
      {sales.length > 0 ? (
        <ul className="flex flex-col divide-y rounded-lg border px-4">
          {sales.map((sale) => (
            <li key={sale.row}>
              <label className="flex cursor-pointer gap-3 py-3">
                <Checkbox
                  checked={!dropped.has(sale.row)}
                  onChange={() => toggle(sale.row)}
                  className="mt-0.5"
                />
                <span className="min-w-0 flex-1 text-md leading-6 wrap-anywhere">
                  <span className="block font-medium">{sale.address ?? "No address"}</span>
                  <span className="block text-sm leading-5 text-muted-foreground">
                    {describeSale(sale)}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      ) : null}
      <Refused refused={refused} />
      {children}
      <DialogFooter>
        <Button variant="outline" disabled={isAdding} onClick={onBack}>
          Back to text
        </Button>
        {sales.length > 0 ? (
          <Button
            disabled={chosen.length === 0}
            pending={isAdding}
            pendingLabel="Adding..."
            onClick={() => onAdd(chosen)}
          >
            {chosen.length === 1 ? "Add 1 sale" : `Add ${chosen.length} sales`}
          </Button>
        ) : null}
      </DialogFooter>
    </div>
  );
}
