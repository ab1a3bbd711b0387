"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import type { ComparableView } from "#lib/schemas/valuation.ts";
import { ComparableRow } from "./comparable-row.tsx";

const AT_FIRST = 5;
const COLUMNS = [
  { label: "Home", className: "pr-3" },
  { label: "Sold on", className: "px-3" },
  { label: "Sold for", className: "px-3 text-right" },
  { label: "Adjusted", className: "px-3 text-right" },
  { label: "Weight", className: "px-3 text-right" },
];

/** The sales that the estimate stands on, the heaviest first: a table, on a phone a list of cards. */
export function Comparables({
  sales,
  isDemo,
}: {
  sales: readonly ComparableView[];
  isDemo: boolean;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? sales : sales.slice(0, AT_FIRST);
  const rest = sales.length - shown.length;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Comparable Sales</CardTitle>
        <CardDescription>
          {isDemo ? "Fictional sales, for demonstration. " : ""}
          Each price is adjusted for time, size and rooms to what your home would have sold for.
          Weight is the sale&apos;s part among all that were compared.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col items-start gap-4 pt-4 sm:pt-4">
        <table role="table" aria-label="Comparable Sales" className="w-full max-md:block">
          <thead role="rowgroup" className="max-md:sr-only">
            <tr role="row" className="text-left text-sm text-muted-foreground">
              {COLUMNS.map(({ label, className }) => (
                <th
                  key={label}
                  role="columnheader"
                  scope="col"
                  className={`${className} py-2 font-medium`}
                >
                  {label}
                </th>
              ))}
              <td role="cell" />
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block max-md:divide-y">
            {shown.map((sale) => (
              <ComparableRow key={sale.id} sale={sale} />
            ))}
          </tbody>
        </table>
        {rest > 0 ? (
          <Button variant="outline" size="sm" onClick={() => setShowsAll(true)}>
            {`Show ${rest} more`}
          </Button>
        ) : null}
      </CardContent>
    </Card>
  );
}
