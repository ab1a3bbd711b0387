"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import type { TimedAutomation } from "#lib/fields/automations.ts";
import { formatMoment, formatMoney } from "#lib/format.ts";
import { tellZone } from "#lib/showings/when.ts";
import type {
  AutomationsView,
  PriceChangeInput,
  PublishTimeInput,
} from "#lib/schemas/automations.ts";
import { Controls, PausedNote } from "./controls.tsx";
import { useShowAutomations } from "./use-automations.ts";

const FAILED = { message: "It could not be saved. Please try again." };

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
        hint={`By the clocks where your home is (${tellZone(timeZone)}).`}
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
    <SaveForm form={form} label="Publish at a time" className="flex flex-col gap-5">
      <SaveBanner tone="error" hideAfter={null} />
      <TimeFields control={form.control} timeZone={view.timeZone} />
      {view.isRightConfirmed ? null : (
        <CheckboxField
          control={form.control}
          name="confirmsRight"
          label="I have the right to sell this home, and to publish its photographs."
        />
      )}
      <div>
        <SubmitButton variant="outline" pendingLabel="Saving...">
          Publish then
        </SubmitButton>
      </div>
    </SaveForm>
  );
}

function PriceForm({ view }: { view: AutomationsView }) {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/automations.ts")).priceChangeInput,
    values: { price: "", day: "", time: "" },
    draftName: "automation-price",
    save: (body: PriceChangeInput) => api("POST /api/automations/price-change", { body }),
    onSaved: useShowAutomations(),
    failure: FAILED,
  });
  return (
    <SaveForm form={form} label="Change the price on a date" className="flex flex-col gap-5">
      <SaveBanner tone="error" hideAfter={null} />
      <TextField
        control={form.control}
        name="price"
        label="New asking price"
        hint={view.price === null ? null : `Now it is ${formatMoney(view.price)}.`}
        before="$"
        inputMode="numeric"
        autoComplete="off"
      />
      <TimeFields control={form.control} timeZone={view.timeZone} />
      <div>
        <SubmitButton variant="outline" pendingLabel="Saving...">
          Change it then
        </SubmitButton>
      </div>
    </SaveForm>
  );
}

const SENTENCES: Record<TimedAutomation, string> = {
  publish:
    "Your home is published at the day and hour that you choose, if everything on the list above still holds then. If not, it stays as it is and you are told why.",
  price:
    "The asking price changes then, unless an offer has come, you have changed the price by hand, or the home is not active. You are told either way.",
};
const FORMS = { publish: PublishForm, price: PriceForm };

/** What is done once, at a time that the seller chooses. */
export function Timed({ kind, view }: { kind: TimedAutomation; view: AutomationsView }) {
  const standing = view.automations.find((one) => one.kind === kind);
  const Form = FORMS[kind];
  if (!standing) {
    const isFor = kind === "price" || view.canPublish;
    return (
      <>
        <p className="leading-6">{SENTENCES[kind]}</p>
        {!isFor ? <p className="text-muted-foreground">Your home is public already.</p> : null}
        {isFor && view.isIncluded ? <Form view={view} /> : null}
      </>
    );
  }
  const at = formatMoment(standing.runAt ?? "", view.timeZone);
  return (
    <>
      <p className="leading-6">
        {kind === "publish"
          ? `Your home is to be published on ${at}.`
          : `The asking price is to become ${formatMoney(standing.price ?? 0)} on ${at}, unless an offer comes.`}
        {standing.setBy ? ` Set by ${standing.setBy}.` : ""}
      </p>
      <PausedNote pausedBy={standing.pausedBy} />
      <Controls automation={standing} isIncluded={view.isIncluded} />
    </>
  );
}
