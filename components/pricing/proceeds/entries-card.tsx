"use client";

import { useState } from "react";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { formatMoney } from "#lib/format.ts";
import type { ComparedPrice } from "#lib/proceeds/compared-prices.ts";
import { NET_PROCEEDS_LABEL } from "#lib/proceeds/net-lines.ts";
import type { NetSheet } from "#lib/proceeds/net-sheet.ts";
import { Fact } from "../fact.tsx";
import { EntriesTable } from "./entries-table.tsx";
import { OTHER_FIELDS, placeholderOf } from "./entry-fields.ts";
import type { EntriesForm } from "./use-entries-form.ts";

function OtherFields({ form, prices }: { form: EntriesForm; prices: readonly ComparedPrice[] }) {
  const [isChosen, setChosen] = useState(false);
  const { errors } = form.methods.formState;
  const hasErrors = OTHER_FIELDS.some(({ name }) => errors[name]);
  return (
    <details
      open={isChosen || hasErrors}
      onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
    >
      <SummaryRow className="font-medium text-primary">
        Closing date, taxes, insurance and price range
      </SummaryRow>
      <div className="grid grid-cols-2 items-end gap-4 pt-2 pb-3 sm:grid-cols-3">
        {OTHER_FIELDS.map(({ name, label, type }) => (
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
    </details>
  );
}

/** Shows what is left of the expected price, and edits the numbers it comes from. */
export function EntriesCard({
  form,
  sheet,
  prices,
  isDemo,
}: {
  form: EntriesForm;
  /** Null without an expected price. */
  sheet: NetSheet | null;
  prices: readonly ComparedPrice[];
  isDemo: boolean;
}) {
  return (
    <Card className="print:hidden">
      <CardHeader>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <CardTitle>Net proceeds</CardTitle>
          <span className="flex items-center gap-3">
            {isDemo ? <Badge variant="lamp">Demonstration data</Badge> : null}
            {prices.length > 0 ? (
              <Button variant="outline" size="sm" onClick={() => window.print()}>
                Print
              </Button>
            ) : null}
          </span>
        </span>
        <CardDescription>
          Enter dollars or a percent of the price, such as 2.5%. Leave a field empty to use its
          default.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4 pt-4 sm:pt-4">
        <dl>
          <Fact
            label={
              sheet ? `${NET_PROCEEDS_LABEL} at ${formatMoney(sheet.price)}` : NET_PROCEEDS_LABEL
            }
            value={sheet ? formatMoney(sheet.net) : "Enter a price"}
            valueClassName="font-display text-3xl leading-10 font-[560] tracking-tight"
          />
        </dl>
        <SaveForm form={form} label="Your numbers" className="flex flex-col gap-4">
          <DraftNote />
          <EntriesTable form={form} sheet={sheet} prices={prices} />
          {sheet && sheet.open.length > 0 ? (
            <p className="leading-6 text-accent-foreground">
              {`Not included until the amount is known: ${sheet.open.join(", ")}.`}
            </p>
          ) : null}
          <OtherFields form={form} prices={prices} />
          <SaveBanner tone="error" hideAfter={null} />
          <SaveBanner tone="success" />
          <SubmitButton pendingLabel="Saving..." className="sm:self-end">
            Save
          </SubmitButton>
        </SaveForm>
      </CardContent>
    </Card>
  );
}
