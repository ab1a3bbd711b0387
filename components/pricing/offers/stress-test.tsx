"use client";

import { useQuery } from "@tanstack/react-query";
import { ownSales, valuation } from "#components/data/queries.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { DisclosureCard } from "#components/ui/disclosure-card.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { formatMoney, formatMoneyChange } from "#lib/format.ts";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import { type StressCase, stressCases } from "#lib/offers/stress-test.ts";
import { lowAppraisalOf } from "#lib/pricing/low-appraisal.ts";
import { NET_PROCEEDS_LABEL } from "#lib/proceeds/net-lines.ts";
import type { NetProceedsView } from "#lib/schemas/net-proceeds.ts";
import { type EntriesForm, useEntriesForm } from "../proceeds/use-entries-form.ts";
import { RowsTable } from "./rows-table.tsx";

const LATE_CLOSINGS =
  "In an April 2018 survey by the National Association of REALTORS, 78% of contracts closed on time, 17% closed late, and 5% were terminated. The main reasons for delays were financing (30%), inspection (19%), appraisal (18%), and title (11%).";

function StressForm({ form }: { form: EntriesForm }) {
  const { control } = form;
  return (
    <SaveForm form={form} label="Stress test" className="flex flex-col gap-4">
      <DraftNote />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          control={control}
          name="inspectionCredit"
          label="Inspection credit"
          before="$"
          autoComplete="off"
        />
        <TextField
          control={control}
          name="lateDays"
          label="Days late"
          after="days"
          autoComplete="off"
        />
      </div>
      <SaveBanner tone="error" hideAfter={null} />
      <SaveBanner tone="success" />
      <SubmitButton variant="outline" pendingLabel="Saving..." className="sm:self-start">
        Save numbers
      </SubmitButton>
    </SaveForm>
  );
}

const change = (net: number, before: number) =>
  net === before ? "no change" : formatMoneyChange(net - before);

function OfferStress({
  compared: { name, net },
  cases,
}: {
  compared: ComparedOffer;
  cases: readonly StressCase[];
}) {
  return (
    <section aria-label={`Stress test of ${name}`} className="flex min-w-0 flex-col gap-1">
      <h3 className="font-medium">{name}</h3>
      <RowsTable
        label={`Net proceeds of ${name} by case`}
        rows={[
          [NET_PROCEEDS_LABEL, formatMoney(net)],
          ...cases.map(
            (one) => [one.label, `${formatMoney(one.net)} (${change(one.net, net)})`] as const,
          ),
        ]}
      />
      {cases.length > 0 ? (
        <details>
          <SummaryRow className="font-medium text-primary">How we got this</SummaryRow>
          <ul className="flex flex-col gap-2 pb-2 leading-6">
            {cases.map(({ label, how }) => (
              <li key={label}>
                <span className="font-medium">{label}.</span> {how}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** Shows what each offer nets if the appraisal is low, the buyer gets a credit, or closing is late. */
export function StressTest({
  offers,
  view,
}: {
  offers: readonly ComparedOffer[];
  view: NetProceedsView;
}) {
  const { form, entries } = useEntriesForm(view, "stress-test");
  const { data: recorded } = useQuery(valuation);
  const { data: own } = useQuery(ownSales);
  const appraisal = lowAppraisalOf(recorded, own);
  const sheet = { facts: view.facts, entries };
  const hasEscalation = offers.some(
    ({ offer }) => (offer.negotiation?.turns.at(-1)?.terms.escalationCap ?? null) !== null,
  );
  return (
    <DisclosureCard title="Stress test">
      <p className="leading-6">
        What each offer nets if the appraisal is low, the buyer gets an inspection credit, or
        closing is late. Each case is calculated alone. These aren&apos;t predictions or advice.
      </p>
      <StressForm form={form} />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {offers.map((compared) => (
          <OfferStress
            key={compared.offer.id}
            compared={compared}
            cases={stressCases(compared, sheet, appraisal?.amount ?? null)}
          />
        ))}
      </div>
      <div className="flex flex-col gap-2 text-sm leading-5 text-muted-foreground">
        {appraisal ? <p>{`${appraisal.source} An appraiser may find another value.`}</p> : null}
        {hasEscalation ? (
          <p>Escalation clauses aren&apos;t applied. Each case starts from the current price.</p>
        ) : null}
        <p>
          A late closing adds mortgage interest, property tax, insurance, and HOA fees, as entered
          under Net proceeds and The Basics. Without any of them, it isn&apos;t shown.
        </p>
        <p>{LATE_CLOSINGS}</p>
      </div>
    </DisclosureCard>
  );
}
