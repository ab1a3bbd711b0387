"use client";

import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { typicalSizes } from "#components/data/queries.ts";
import { useDebounced } from "#components/data/use-debounced.ts";
import type { BasicsField } from "#lib/fields/basics.ts";
import { formatArea, formatNumber } from "#lib/format.ts";
import { readLotSize } from "#lib/us/lot-size.ts";
import { isFarOutside, type SizeName } from "#lib/valuation/typical-sizes.ts";

const ASK_DELAY_MS = 400;

/** The fields whose sizes are compared with those of sold homes. */
export const COMPARED_SIZES: Partial<Record<BasicsField, SizeName>> = {
  finishedSquareFootage: "livingArea",
  lotSize: "lotSize",
};

const squareFeetIn = (typed: string) =>
  readLotSize(typed) ?? Number(typed.replaceAll(/[^\d.]/g, ""));

/** Questions a size far from those of homes sold nearby; it can still be saved. */
export function SizeNote({ field, name }: { field: BasicsField; name: SizeName }) {
  const typed = useWatch<Record<BasicsField, string>>({ name: field });
  const { data } = useQuery(typicalSizes);
  const size = squareFeetIn(useDebounced(typed, ASK_DELAY_MS));
  const typical = data?.[name];
  const isAsked = typical && isFarOutside(size, name, typical);
  return (
    <p role="status" className="text-sm leading-5 text-muted-foreground">
      {isAsked
        ? `Is ${formatArea(size)} right? Most ${name === "lotSize" ? "lots" : "homes"} ${
            typical.isDemo ? "in the demonstration sales" : "sold"
          } in ${data.zipCode} have ${formatNumber(typical.low)} to ${formatArea(typical.high)}.`
        : null}
    </p>
  );
}
