"use client";

import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { ADD_A_SALE, OWN_SALES } from "#lib/fields/own-sales.ts";
import type { OwnSalesView, OwnSaleView } from "#lib/schemas/own-sales.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { SaleTable } from "../sale-table.tsx";
import { OwnEstimate } from "./own-estimate.tsx";
import { OwnSaleRow } from "./own-sale-row.tsx";
import { useDeleteOwnSale } from "./use-own-sales.ts";

const SaleDialog = loadOnOpening(async () => (await import("./sale-dialog.tsx")).SaleDialog);
const PasteDialog = loadOnOpening(async () => (await import("./paste-dialog.tsx")).PasteDialog);

const EMPTY =
  "Add at least three nearby sales to get an estimate. Look in county records, on real estate sites or ask an agent. Only people on your account can see them.";
const EXPLANATION =
  "Each price is adjusted for size, rooms, lot and age to match your home. Details you leave blank aren't adjusted. Only people on your account can see these sales.";

export function OwnSalesCard({
  view,
  valuation,
}: {
  view: OwnSalesView;
  valuation: ValuationView;
}) {
  const [dialog, setDialog] = useState<"sale" | "paste" | null>(null);
  const [edited, setEdited] = useState<OwnSaleView | null>(null);
  const opener = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useDeleteOwnSale(() => heading.current?.focus());
  const { sales, estimate } = view;

  function open(
    name: "sale" | "paste",
    button: HTMLElement | null,
    sale: OwnSaleView | null = null,
  ) {
    opener.current = button;
    setEdited(sale);
    setDialog(name);
  }
  const close = {
    onClose: () => setDialog(null),
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : heading.current;
      target?.focus();
    },
  };

  return (
    <Card id="own-sales" className="scroll-mt-20">
      <CardHeader>
        <CardTitle ref={heading} tabIndex={-1}>
          {OWN_SALES}
        </CardTitle>
        <CardDescription>{sales.length === 0 ? EMPTY : EXPLANATION}</CardDescription>
      </CardHeader>
      <CardContent className="@container flex flex-col gap-5 pt-4 sm:pt-4">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            size="sm"
            aria-haspopup="dialog"
            onPointerEnter={PasteDialog.preload}
            onFocus={PasteDialog.preload}
            onClick={({ currentTarget }) => open("paste", currentTarget)}
          >
            Paste sales
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-haspopup="dialog"
            onPointerEnter={SaleDialog.preload}
            onFocus={SaleDialog.preload}
            onClick={({ currentTarget }) => open("sale", currentTarget)}
          >
            {ADD_A_SALE}
          </Button>
        </div>
        {sales.length > 0 ? (
          <>
            <OwnEstimate view={view} valuation={valuation} />
            <SaleTable label={OWN_SALES}>
              {sales.map((sale) => (
                <OwnSaleRow
                  key={sale.id}
                  sale={sale}
                  share={estimate && 1 / estimate.salesCount}
                  onEdit={(button) => open("sale", button, sale)}
                  onDelete={() => remove(sale)}
                />
              ))}
            </SaleTable>
          </>
        ) : null}
      </CardContent>
      <SaleDialog open={dialog === "sale"} sale={edited} {...close} />
      <PasteDialog open={dialog === "paste"} {...close} />
    </Card>
  );
}
