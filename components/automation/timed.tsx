"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import { usePriceQuestion } from "#components/forms/price-question.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { api } from "#lib/api/client.ts";
import { AUTOMATION_NAMES } from "#lib/automations/words.ts";
import { CHANGES_NOT_SAVED } from "#lib/error-messages.ts";
import { LISTING_IS_PUBLIC } from "#lib/fields/automations.ts";
import type { TimedAutomation } from "#lib/fields/automations.ts";
import { formatMoment, formatMoney } from "#lib/format.ts";
import { RIGHT_TO_SELL } from "#lib/listing/right-to-sell.ts";
import { formatZone } from "#lib/showings/when.ts";
import type {
  AutomationsView,
  PriceChangeInput,
  PublishTimeInput,
} from "#lib/schemas/automations.ts";
import { Controls, PausedNote } from "./controls.tsx";
import { useShowAutomations } from "./use-automations.ts";

const FAILED = { message: CHANGES_NOT_SAVED };

function TimeFields<Values extends FieldValues, Output>({
  control,
  timeZone,
}: {
  control: Control<Values, unknown, Output>;
  timeZone: string;
}) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        control={control}
        name={"day" as FieldPath<Values>}
        label="Day"
        type="date"
        hint={`In your home's time zone (${formatZone(timeZone)}).`}
      />
      <TextField control={control} name={"time" as FieldPath<Values>} label="Time" type="time" />
    </div>
  );
}

function PublishForm({ view }: { view: AutomationsView }) {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/automations.ts")).publishTimeInput,
    values: { day: "", time: "", confirmsRight: false },
    draftName: "automation-publish",
    save: (body: PublishTimeInput) => api("POST /api/automations/publish-time", { body }),
    onSaved: useShowAutomations(),
    failure: FAILED,
  });
  return (
    <SaveForm form={form} label={AUTOMATION_NAMES.publish} className="flex flex-col gap-5">
      <SaveBanner tone="error" hideAfter={null} />
      <TimeFields control={form.control} timeZone={view.timeZone} />
      {view.isRightConfirmed ? null : (
        <CheckboxField control={form.control} name="confirmsRight" label={RIGHT_TO_SELL} />
      )}
      <div>
        <SubmitButton variant="outline" pendingLabel="Saving...">
          Schedule publishing
        </SubmitButton>
      </div>
    </SaveForm>
  );
}

function PriceForm({ view }: { view: AutomationsView }) {
  const question = usePriceQuestion({
    current: view.price,
    confirmLabel: "Schedule price change",
    onClosed: () => form.setFocus("price"),
  });
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/automations.ts")).priceChangeInput,
    values: { price: "", day: "", time: "" },
    draftName: "automation-price",
    confirm: ({ price }) => question.confirm(price),
    save: (body: PriceChangeInput) => api("POST /api/automations/price-change", { body }),
    onSaved: useShowAutomations(),
    failure: FAILED,
  });
  return (
    <SaveForm form={form} label={AUTOMATION_NAMES.price} className="flex flex-col gap-5">
      <SaveBanner tone="error" hideAfter={null} />
      <TextField
        control={form.control}
        name="price"
        label="New asking price"
        hint={view.price === null ? null : `Current price: ${formatMoney(view.price)}.`}
        before="$"
        inputMode="numeric"
        autoComplete="off"
      />
      <TimeFields control={form.control} timeZone={view.timeZone} />
      <div>
        <SubmitButton variant="outline" pendingLabel="Saving...">
          Schedule price change
        </SubmitButton>
      </div>
      {question.dialog}
    </SaveForm>
  );
}

const SENTENCES: Record<TimedAutomation, string> = {
  publish:
    "Your listing goes live at the time you choose if every publishing requirement is still complete. If not, nothing changes, and we'll notify you of the reason.",
  price:
    "Your asking price changes at the time you choose. It won't change if you get an offer, change the price yourself, or the listing isn't active. We'll notify you either way.",
};
const FORMS = { publish: PublishForm, price: PriceForm };

export function Timed({ kind, view }: { kind: TimedAutomation; view: AutomationsView }) {
  const automation = view.automations.find((one) => one.kind === kind);
  const Form = FORMS[kind];
  if (!automation) {
    const isFor = kind === "price" || view.canPublish;
    return (
      <>
        <p className="leading-6">{SENTENCES[kind]}</p>
        {!isFor ? <p className="text-muted-foreground">{LISTING_IS_PUBLIC}</p> : null}
        {isFor && view.isIncluded ? (
          <details>
            <SummaryRow className="font-medium">Set up</SummaryRow>
            <Form view={view} />
          </details>
        ) : null}
      </>
    );
  }
  const at = formatMoment(automation.runAt ?? "", view.timeZone);
  return (
    <>
      <p className="leading-6">
        {kind === "publish"
          ? `Your listing will be published on ${at}.`
          : `Your asking price will change to ${formatMoney(automation.price ?? 0)} on ${at}, unless you get an offer.`}
        {automation.setBy ? ` Scheduled by ${automation.setBy}.` : ""}
      </p>
      <PausedNote pausedBy={automation.pausedBy} />
      <Controls automation={automation} isIncluded={view.isIncluded} />
    </>
  );
}
