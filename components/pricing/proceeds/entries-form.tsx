"use client";

import { useQueryClient } from "@tanstack/react-query";
import { netProceeds } from "#components/data/queries.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { api } from "#lib/api/client.ts";
import { formatMoney } from "#lib/format.ts";
import type { ComparedPrice } from "#lib/proceeds/compared-prices.ts";
import { NET_PROCEEDS_LABEL, type NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { netSheet } from "#lib/proceeds/net-sheet.ts";
import type { NetProceedsView } from "#lib/schemas/net-proceeds.ts";
import { ENTRY_GROUPS, entriesText, entriesWords, placeholderOf } from "./entry-fields.ts";

function SavedTotal({
  view: { facts, entries },
  prices,
}: {
  view: NetProceedsView;
  prices: readonly ComparedPrice[];
}) {
  const expected = prices.find(({ label }) => label === "Expected");
  if (!expected) return <span />;
  const { net } = netSheet(expected.price, facts, entries);
  return (
    <p className="leading-6">
      {`${NET_PROCEEDS_LABEL} at ${formatMoney(expected.price)}: `}
      <strong className="font-semibold figures">{formatMoney(net)}</strong>
    </p>
  );
}

/** Edits the numbers of the net sheet; an empty field uses its default. */
export function EntriesForm({
  view,
  prices,
}: {
  view: NetProceedsView;
  prices: readonly ComparedPrice[];
}) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/net-proceeds.ts")).netProceedsFields,
    values: entriesText(view.entries),
    draftName: "net-proceeds",
    shared: {
      revision: view.revision,
      read: (current) => entriesText(current as NetSheetEntries),
      describe: entriesWords,
      refresh: () => client.invalidateQueries({ queryKey: netProceeds.queryKey }),
    },
    save: (fields, revision) => api("PUT /api/net-proceeds", { body: { ...fields, revision } }),
    onSaved: (saved) => client.setQueryData(netProceeds.queryKey, saved),
    successMessage: "Your numbers were saved.",
    failure: { message: "We couldn't save your numbers. Please try again." },
  });
  return (
    <Card className="print:hidden">
      <CardHeader>
        <CardTitle>Your numbers</CardTitle>
        <CardDescription>
          Enter dollars or a percent of the price, such as 2.5%. Enter 0 for costs you won&apos;t
          pay. Leave a field empty to use its default.
        </CardDescription>
      </CardHeader>
      <CardContent>
        <SaveForm form={form} label="Your numbers" className="flex flex-col gap-7">
          <DraftNote />
          {ENTRY_GROUPS.map(({ legend, fields }) => (
            <fieldset key={legend} className="flex min-w-0 flex-col gap-4">
              <legend className="mb-3 font-medium">{legend}</legend>
              <div className="grid grid-cols-2 items-end gap-x-4 gap-y-4 sm:grid-cols-3 sm:gap-x-5">
                {fields.map(({ name, label, type }) => (
                  <TextField
                    key={name}
                    control={form.control}
                    name={name}
                    label={label}
                    type={type}
                    autoComplete="off"
                    placeholder={placeholderOf(name, prices)}
                    className="figures"
                  />
                ))}
              </div>
            </fieldset>
          ))}
          <SaveBanner tone="error" hideAfter={null} />
          <SaveBanner tone="success" />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <SavedTotal view={view} prices={prices} />
            <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
          </div>
        </SaveForm>
      </CardContent>
    </Card>
  );
}
