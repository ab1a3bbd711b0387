"use client";

import { type ReactNode, useId } from "react";
import { FormControl, FormField, FormItem, FormMessage } from "#components/ui/form.tsx";
import { Input } from "#components/ui/input.tsx";
import type { EntryName } from "./entry-fields.ts";
import type { EntriesForm } from "./use-entries-form.ts";

// On a phone the amount goes under the name; explicit roles keep the table's semantics.
const ROW =
  "grid grid-cols-[minmax(0,1fr)_8.5rem] gap-x-3 gap-y-0.5 py-2.5 sm:table-row [&>*]:sm:py-2.5";
const NAME = "text-left align-top font-normal leading-6 sm:pt-4.5!";
const VALUE = "figures whitespace-nowrap sm:pl-6 sm:text-right sm:align-top sm:pt-4.5!";
const EMPTY = "col-start-2 row-span-2 row-start-1 sm:w-44 sm:align-top";

/** A row of a net sheet with its amount; `children` is the cell between the two. */
export function SheetRow({
  name,
  amount,
  className = "",
  children = <td role="cell" className={EMPTY} />,
}: {
  name: ReactNode;
  amount: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <tr role="row" className={`${ROW} ${className}`}>
      <th role="rowheader" scope="row" className={`${NAME} ${className}`}>
        {name}
      </th>
      {children}
      <td role="cell" className={VALUE}>
        {amount}
      </td>
    </tr>
  );
}

/**
 * A row whose amount is typed in it.
 * @param placeholder what an empty field uses
 * @param hint what to enter, under the name
 */
export function EntryRow({
  form,
  name,
  label,
  amount,
  placeholder,
  hint,
}: {
  form: EntriesForm;
  name: EntryName;
  label: string;
  amount: string;
  placeholder: string;
  hint?: string | undefined;
}) {
  const id = useId();
  return (
    <SheetRow
      name={
        <>
          <span id={`${id}-label`} className="block">
            {label}
          </span>
          {hint ? (
            <span
              id={`${id}-hint`}
              className="block max-w-prose text-sm leading-5 text-muted-foreground"
            >
              {hint}
            </span>
          ) : null}
        </>
      }
      amount={amount}
    >
      <td role="cell" className={EMPTY}>
        <FormField
          control={form.control}
          name={name}
          render={({ field }) => (
            <FormItem>
              <FormControl {...(hint ? { describedBy: `${id}-hint` } : {})}>
                <Input
                  aria-labelledby={`${id}-label`}
                  autoComplete="off"
                  placeholder={placeholder}
                  className="text-right figures"
                  {...field}
                />
              </FormControl>
              <FormMessage />
            </FormItem>
          )}
        />
      </td>
    </SheetRow>
  );
}
