"use client";

import { ChevronDown } from "lucide";
import { useId, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { formatMoney, NOT_AVAILABLE } from "#lib/format.ts";
import type { ComparedPrice } from "#lib/proceeds/compared-prices.ts";
import { NET_LINES, NET_PROCEEDS_LABEL } from "#lib/proceeds/net-lines.ts";
import type { NetLine, NetSheet } from "#lib/proceeds/net-sheet.ts";
import { costText } from "./cost-text.ts";
import { EXPECTED_PRICE, MORE_COSTS, placeholderOf } from "./entry-fields.ts";
import { EntryRow, SheetRow } from "./entry-row.tsx";
import type { EntriesForm } from "./use-entries-form.ts";

const BODY = "block divide-y sm:table-row-group";
const HEAD = "py-2 text-sm font-medium text-muted-foreground";

const MAIN_LINES = NET_LINES.filter(({ id }) => !MORE_COSTS.has(id));
const MORE_LINES = NET_LINES.filter(({ id }) => MORE_COSTS.has(id));

const placeholderOfLine = (line: NetLine | undefined) =>
  line && line.amount !== null && !line.isEntered ? line.amount.toLocaleString("en-US") : "";

function LineRows({
  form,
  sheet,
  lines,
}: {
  form: EntriesForm;
  sheet: NetSheet | null;
  lines: typeof MAIN_LINES;
}) {
  return lines.map(({ id, label }) => {
    const line = sheet?.lines.find((one) => one.id === id);
    return (
      <EntryRow
        key={id}
        form={form}
        name={id}
        label={label}
        amount={line ? costText(line.amount) : NOT_AVAILABLE}
        placeholder={placeholderOfLine(line)}
        hint={line?.amount === null ? `${line.note}.` : undefined}
      />
    );
  });
}

function MoreCosts({ form, sheet }: { form: EntriesForm; sheet: NetSheet | null }) {
  const [isChosen, setChosen] = useState(false);
  const id = useId();
  const { errors } = form.methods.formState;
  const isOpen = isChosen || MORE_LINES.some((line) => errors[line.id]);
  const amounts = sheet?.lines.flatMap((line) =>
    MORE_COSTS.has(line.id) ? (line.amount ?? 0) : [],
  );
  return (
    <>
      <tbody role="rowgroup" className={BODY}>
        <SheetRow
          name={
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              className="-my-2.5 flex min-h-11 items-center gap-2 text-left font-medium text-primary"
              onClick={() => setChosen(!isOpen)}
            >
              {`${MORE_LINES.length} more costs`}
              <Icon node={ChevronDown} className={isOpen ? "rotate-180" : ""} />
            </button>
          }
          amount={amounts ? costText(amounts.reduce((sum, one) => sum + one, 0)) : NOT_AVAILABLE}
        />
      </tbody>
      <tbody role="rowgroup" id={id} hidden={!isOpen} className={BODY}>
        <LineRows form={form} sheet={sheet} lines={MORE_LINES} />
      </tbody>
    </>
  );
}

/** The net sheet at the expected price, with each amount edited in its row. */
export function EntriesTable({
  form,
  sheet,
  prices,
}: {
  form: EntriesForm;
  /** Null without an expected price. */
  sheet: NetSheet | null;
  prices: readonly ComparedPrice[];
}) {
  return (
    <table
      role="table"
      aria-label="Net proceeds"
      className="block w-full border-collapse divide-y border-y text-md sm:table"
    >
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
        <tr role="row" className="sm:table-row">
          <th role="columnheader" scope="col" className={`${HEAD} text-left`}>
            Cost
          </th>
          <th role="columnheader" scope="col" className={`${HEAD} text-right`}>
            Your number
          </th>
          <th role="columnheader" scope="col" className={`${HEAD} text-right`}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className={BODY}>
        <EntryRow
          form={form}
          name={EXPECTED_PRICE.name}
          label={EXPECTED_PRICE.label}
          amount={sheet ? formatMoney(sheet.price) : NOT_AVAILABLE}
          placeholder={placeholderOf(EXPECTED_PRICE.name, prices)}
        />
        <LineRows form={form} sheet={sheet} lines={MAIN_LINES} />
      </tbody>
      <MoreCosts form={form} sheet={sheet} />
      <tbody role="rowgroup" className={BODY}>
        <SheetRow
          name={NET_PROCEEDS_LABEL}
          amount={sheet ? formatMoney(sheet.net) : NOT_AVAILABLE}
          className="font-semibold"
        />
      </tbody>
    </table>
  );
}
