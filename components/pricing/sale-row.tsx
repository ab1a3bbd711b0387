"use client";

import { ChevronDown } from "lucide";
import { useId, useState, type ComponentProps, type ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import {
  formatArea,
  formatDate,
  formatMoney,
  formatMoneyChange,
  formatNumber,
  NOT_AVAILABLE,
  orNotAvailable,
} from "#lib/format.ts";
import type { ComparableView } from "#lib/schemas/valuation.ts";
import { cn } from "#lib/utils.ts";

/** The shown fields of a recorded or added sale. */
export type ShownSale = Pick<
  ComparableView,
  | "address"
  | "soldOn"
  | "price"
  | "adjustedPrice"
  | "adjustments"
  | "livingArea"
  | "bedrooms"
  | "bathrooms"
  | "yearBuilt"
  | "isLeftOut"
>;

// Returns text such as "3 bd · 2.5 ba · 1,850 sq ft · built 1925".
function describeHome(home: ShownSale): string {
  const parts = [
    home.bedrooms !== null && `${formatNumber(home.bedrooms)} bd`,
    home.bathrooms !== null && `${formatNumber(home.bathrooms)} ba`,
    home.livingArea !== null && formatArea(home.livingArea),
    home.yearBuilt !== null && `built ${home.yearBuilt}`,
  ];
  return parts.filter(Boolean).join(" · ") || NOT_AVAILABLE;
}

/**
 * A cell that becomes a labeled line in a narrow table. Explicit roles, because CSS that changes a
 * cell's display removes them.
 */
function Cell({ label, className, children, ...props }: ComponentProps<"td"> & { label?: string }) {
  return (
    <td
      role="cell"
      className={cn(
        "@max-3xl:flex @max-3xl:justify-between @max-3xl:gap-4 @3xl:px-3 @3xl:py-4 @3xl:align-top @3xl:first:pl-0 @3xl:last:pr-0",
        className,
      )}
      {...props}
    >
      {label ? (
        <span aria-hidden className="text-sm leading-6 text-muted-foreground @3xl:hidden">
          {label}
        </span>
      ) : null}
      <div className="@max-3xl:text-right">{children}</div>
    </td>
  );
}

function Adjustments({ sale }: { sale: ShownSale }) {
  const line = "flex justify-between gap-6 py-1.5";
  return (
    <dl className="divide-y rounded-lg bg-muted px-4 py-2 text-sm leading-5 figures">
      <div className={line}>
        <dt>Sold for</dt>
        <dd>{formatMoney(sale.price)}</dd>
      </div>
      {sale.adjustments.map(({ label, amount }) => (
        <div key={label} className={line}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd>{formatMoneyChange(amount)}</dd>
        </div>
      ))}
      <div className={cn(line, "font-medium")}>
        <dt>Adjusted to your home</dt>
        <dd>{orNotAvailable(sale.adjustedPrice, formatMoney)}</dd>
      </div>
    </dl>
  );
}

/**
 * Renders a sale as a table row with expandable adjustments.
 * @param weight the content of the weight column
 * @param notes more lines under the address
 * @param takesFocus whether its first button gets the focus when it appears
 * @param actions more buttons; `id` is the element that describes them
 */
export function SaleRow({
  sale,
  weight,
  notes,
  takesFocus = false,
  actions,
}: {
  sale: ShownSale;
  weight: ReactNode;
  notes: readonly (string | null)[];
  takesFocus?: boolean;
  actions: (id: string) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { isLeftOut } = sale;
  return (
    <>
      <tr
        role="row"
        className={cn(
          "@max-3xl:grid @max-3xl:gap-x-12 @max-3xl:gap-y-1.5 @max-3xl:pt-5 @max-3xl:pb-2 @max-3xl:not-first:border-t @lg:@max-3xl:grid-cols-2 @3xl:border-t",
          isLeftOut && "text-muted-foreground",
        )}
      >
        <th
          role="rowheader"
          scope="row"
          id={id}
          className="text-left font-normal @max-3xl:mb-1 @lg:@max-3xl:col-span-2 @3xl:py-4 @3xl:pr-3 @3xl:align-top"
        >
          <span className={cn("block wrap-anywhere", !isLeftOut && "font-medium")}>
            {sale.address ?? "No address"}
          </span>
          {[...notes, describeHome(sale)].filter(Boolean).map((note) => (
            <span key={note} className="block text-sm leading-5 text-muted-foreground">
              {note}
            </span>
          ))}
        </th>
        <Cell label="Sold on" className="@3xl:whitespace-nowrap">
          {formatDate(sale.soldOn, { style: "short" })}
        </Cell>
        <Cell label="Sold for" className="figures @3xl:text-right">
          {formatMoney(sale.price)}
        </Cell>
        <Cell label="Adjusted" className="figures @3xl:text-right">
          <span className={cn(!isLeftOut && "font-medium")}>
            {orNotAvailable(sale.adjustedPrice, formatMoney)}
          </span>
        </Cell>
        <Cell label="Weight" className="figures @3xl:text-right">
          {weight}
        </Cell>
        <td role="cell" className="@lg:@max-3xl:col-span-2 @3xl:py-2.5 @3xl:pl-3 @3xl:align-top">
          <div className="flex @max-3xl:flex-row-reverse @max-3xl:justify-between @3xl:flex-col @3xl:items-end">
            {sale.adjustedPrice === null ? null : (
              <Button
                variant="ghost"
                size="sm"
                autoFocus={takesFocus}
                aria-expanded={isOpen}
                aria-controls={`${id}-adjustments`}
                aria-describedby={id}
                onClick={() => setOpen(!isOpen)}
                className="@max-3xl:-mx-3"
              >
                Adjustments
                <Icon
                  node={ChevronDown}
                  className={cn("transition-transform duration-150", isOpen && "rotate-180")}
                />
              </Button>
            )}
            {actions(id)}
          </div>
        </td>
      </tr>
      <tr role="row" id={`${id}-adjustments`} hidden={!isOpen} className="@max-3xl:block">
        <td role="cell" colSpan={6} className="@max-3xl:block @max-3xl:pb-5 @3xl:pb-4">
          <Adjustments sale={sale} />
        </td>
      </tr>
    </>
  );
}
