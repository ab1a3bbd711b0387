"use client";

import { ChevronDown } from "lucide-react";
import { useId, useState, type ComponentProps } from "react";
import { Button } from "#components/ui/button.tsx";
import {
  formatArea,
  formatDate,
  formatMoney,
  formatMoneyChange,
  formatNumber,
  formatShare,
  NOT_AVAILABLE,
} from "#lib/format.ts";
import type { ComparableView } from "#lib/schemas/valuation.ts";
import { cn } from "#lib/utils.ts";

/** What is known of a comparable home, in one line: "3 bd · 2.5 ba · 1,850 sq ft · built 1925". */
export function describeHome(home: ComparableView): string {
  const parts = [
    home.bedrooms !== null && `${formatNumber(home.bedrooms)} bd`,
    home.bathrooms !== null && `${formatNumber(home.bathrooms)} ba`,
    home.livingArea !== null && formatArea(home.livingArea),
    home.yearBuilt !== null && `built ${home.yearBuilt}`,
  ];
  return parts.filter(Boolean).join(" · ") || NOT_AVAILABLE;
}

function describePlace({ city, zipCode, distanceMiles }: ComparableView): string {
  const place = [city, zipCode].filter(Boolean).join(" ");
  const distance =
    distanceMiles !== null &&
    (distanceMiles < 0.1 ? "less than 0.1 mi away" : `${formatNumber(distanceMiles)} mi away`);
  return [place, distance].filter(Boolean).join(" · ");
}

/**
 * A cell that stands under its neighbors on a phone, with the name of its column before it. The
 * roles are said, because a cell that is no table cell to the eye would lose them.
 */
function Cell({ label, className, children, ...props }: ComponentProps<"td"> & { label?: string }) {
  return (
    <td
      role="cell"
      className={cn(
        "max-md:flex max-md:justify-between max-md:gap-4 md:px-3 md:py-4 md:align-top md:first:pl-0 md:last:pr-0",
        className,
      )}
      {...props}
    >
      {label ? (
        <span aria-hidden className="text-sm leading-6 text-muted-foreground md:hidden">
          {label}
        </span>
      ) : null}
      <div className="max-md:text-right">{children}</div>
    </td>
  );
}

/** How the price was turned into what the home of the seller would have sold for. */
function Adjustments({ sale }: { sale: ComparableView }) {
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
        <dd>{formatMoney(sale.adjustedPrice)}</dd>
      </div>
    </dl>
  );
}

/** One comparable sale; its adjustments open underneath. */
export function ComparableRow({ sale }: { sale: ComparableView }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr
        role="row"
        className="max-md:flex max-md:flex-col max-md:gap-1.5 max-md:pt-5 max-md:pb-2 md:border-t"
      >
        <th
          role="rowheader"
          scope="row"
          id={id}
          className="text-left font-normal max-md:mb-1 md:py-4 md:pr-3 md:align-top"
        >
          <span className="block font-medium wrap-anywhere">
            {sale.address ?? "Address not known"}
          </span>
          <span className="block text-sm leading-5 text-muted-foreground">
            {describePlace(sale)}
          </span>
          <span className="block text-sm leading-5 text-muted-foreground">
            {describeHome(sale)}
          </span>
        </th>
        <Cell label="Sold on" className="md:whitespace-nowrap">
          {formatDate(sale.soldOn, { style: "short" })}
        </Cell>
        <Cell label="Sold for" className="figures md:text-right">
          {formatMoney(sale.price)}
        </Cell>
        <Cell label="Adjusted" className="figures md:text-right">
          <span className="font-medium">{formatMoney(sale.adjustedPrice)}</span>
        </Cell>
        <Cell label="Weight" className="figures md:text-right">
          {formatShare(sale.share)}
        </Cell>
        <Cell className="md:text-right">
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={`${id}-adjustments`}
            aria-describedby={id}
            onClick={() => setOpen(!isOpen)}
            className="max-md:-mx-3 md:-my-2"
          >
            Adjustments
            <ChevronDown
              aria-hidden
              className={cn("transition-transform duration-150", isOpen && "rotate-180")}
            />
          </Button>
        </Cell>
      </tr>
      <tr role="row" id={`${id}-adjustments`} hidden={!isOpen} className="max-md:block">
        <td role="cell" colSpan={6} className="max-md:block md:pb-4">
          <Adjustments sale={sale} />
        </td>
      </tr>
    </>
  );
}
