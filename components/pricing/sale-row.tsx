"use client";

import { List } from "lucide";
import { useState, type ComponentProps, type ReactNode, type RefObject } from "react";
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
import type { SaleAction } from "./sale-action.ts";
import { SaleMenu } from "./sale-menu.tsx";

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
        "@max-3xl:flex @max-3xl:justify-between @max-3xl:gap-x-4 @max-lg:flex-col @3xl:px-3 @3xl:py-4 @3xl:align-top @3xl:first:pl-0 @3xl:last:pr-0",
        className,
      )}
      {...props}
    >
      {label ? (
        <span aria-hidden className="text-sm leading-6 text-muted-foreground @3xl:hidden">
          {label}
        </span>
      ) : null}
      <div className="@lg:@max-3xl:text-right">{children}</div>
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
 * @param point its number on the map, before the address
 * @param isChosen whether it is chosen on the map
 * @param takesFocus whether its menu's button gets the focus when it appears
 * @param menu the menu's button
 * @param isBusy whether an action is running
 * @param actions more actions of the menu
 */
export function SaleRow({
  sale,
  weight,
  notes,
  point,
  isChosen = false,
  takesFocus = false,
  menu,
  isBusy,
  actions,
}: {
  sale: ShownSale;
  weight: ReactNode;
  notes: readonly (string | null)[];
  point?: ReactNode;
  isChosen?: boolean;
  takesFocus?: boolean;
  menu: RefObject<HTMLButtonElement | null>;
  isBusy: boolean;
  actions: readonly SaleAction[];
}) {
  const [isOpen, setOpen] = useState(false);
  const { isLeftOut } = sale;
  const adjustments: SaleAction = {
    label: isOpen ? "Hide adjustments" : "Show adjustments",
    icon: List,
    onSelect: () => setOpen(!isOpen),
  };
  return (
    <>
      <tr
        role="row"
        className={cn(
          "@max-3xl:relative @max-3xl:grid @max-3xl:grid-cols-2 @max-3xl:gap-x-4 @max-3xl:gap-y-1.5 @max-3xl:pt-4 @max-3xl:pb-4 @max-3xl:not-first:border-t @lg:@max-3xl:gap-x-12 @3xl:border-t",
          isLeftOut && "text-muted-foreground",
          isChosen && "bg-accent shadow-[-0.5rem_0_var(--accent),0.5rem_0_var(--accent)]",
        )}
      >
        <th
          role="rowheader"
          scope="row"
          className="text-left font-normal @max-3xl:col-span-2 @max-3xl:mb-1 @max-3xl:pr-12 @3xl:py-4 @3xl:pr-3 @3xl:align-top"
        >
          <span className={cn("block wrap-anywhere", !isLeftOut && "font-medium")}>
            {point}
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
        <td
          role="cell"
          className="@max-3xl:absolute @max-3xl:top-2.5 @max-3xl:-right-2.5 @3xl:py-2 @3xl:pl-1 @3xl:text-right @3xl:align-top"
        >
          <SaleMenu
            name={sale.address}
            actions={sale.adjustedPrice === null ? actions : [adjustments, ...actions]}
            button={menu}
            isBusy={isBusy}
            takesFocus={takesFocus}
          />
        </td>
      </tr>
      <tr role="row" hidden={!isOpen} className="@max-3xl:block">
        <td role="cell" colSpan={6} className="@max-3xl:block @max-3xl:pb-5 @3xl:pb-4">
          <Adjustments sale={sale} />
        </td>
      </tr>
    </>
  );
}
