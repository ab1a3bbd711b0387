"use client";

import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { SelectField } from "#components/forms/select-field.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { ConfirmFirst } from "#components/ui/confirm-first.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { api } from "#lib/api/client.ts";
import { AUTOMATION_NAMES, RULE_SENTENCES } from "#lib/automations/words.ts";
import { CHANGES_NOT_SAVED } from "#lib/error-messages.ts";
import { type AutomationRule, RULE_AMOUNTS } from "#lib/fields/automations.ts";
import { formatMoment } from "#lib/format.ts";
import type { AutomationsView, AutomationView, RuleInput } from "#lib/schemas/automations.ts";
import { Controls, PausedNote } from "./controls.tsx";
import { useShowAutomations } from "./use-automations.ts";

type RuleStatus = AutomationView | undefined;

// The saved reply-to address may no longer be confirmed.
function letterOf({ suggested, replyChoices }: AutomationsView, existing: RuleStatus) {
  const letter = existing?.letter ?? suggested;
  return replyChoices.includes(letter.replyTo) ? letter : { ...letter, replyTo: suggested.replyTo };
}

function RuleForm({
  rule,
  view,
  existing,
}: {
  rule: AutomationRule;
  view: AutomationsView;
  existing: RuleStatus;
}) {
  const { unit, least, most, first } = RULE_AMOUNTS[rule];
  const isLetter = rule === "open_house_follow_up";
  const form = useSaveForm({
    schema: async () => {
      const { amountOf, ruleInput } = await import("#lib/schemas/automations.ts");
      return ruleInput.extend({ amount: amountOf(rule) });
    },
    values: {
      amount: String(existing?.amount ?? first),
      letter: isLetter ? letterOf(view, existing) : null,
    },
    save: (body: RuleInput) => api("PUT /api/automations/rules/{rule}", { params: { rule }, body }),
    onSaved: useShowAutomations(),
    failure: { message: CHANGES_NOT_SAVED },
  });
  const { control } = form;
  return (
    <SaveForm form={form} label={AUTOMATION_NAMES[rule]} className="flex flex-col gap-5">
      <SaveBanner tone="error" hideAfter={null} />
      <div className="max-w-60">
        <TextField
          control={control}
          name="amount"
          label={unit === "hours" ? "Hours to wait" : "Days to wait"}
          hint={`From ${least} to ${most}.`}
          after={unit}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      {isLetter ? (
        <>
          <TextField control={control} name="letter.subject" label="Subject" autoComplete="off" />
          <TextareaField control={control} name="letter.message" label="Message" rows={6} />
          <SelectField
            control={control}
            name="letter.replyTo"
            label="Send replies to"
            hint="A confirmed email on your account. Guests can see it."
            choices={view.replyChoices.map((value) => ({ value, label: value }))}
          />
        </>
      ) : null}
      <div>
        <SubmitButton variant="outline" pendingLabel="Saving...">
          {existing ? "Save" : "Turn on"}
        </SubmitButton>
      </div>
    </SaveForm>
  );
}

function whenNext(rule: AutomationRule, { nextAt, state }: AutomationView, timeZone: string) {
  if (state === "paused") return null;
  if (rule === "feedback") return "Next: after your next showing.";
  return nextAt ? `Next check: ${formatMoment(nextAt, timeZone)}.` : null;
}

const WITHOUT: Partial<Record<AutomationRule, string>> = {
  feedback: "Without this rule, buyers are asked one hour after a showing, on every plan.",
  open_house_follow_up: "Without this rule, you send it yourself in Scheduling.",
};

export function Rule({ rule, view }: { rule: AutomationRule; view: AutomationsView }) {
  const existing = view.automations.find(({ kind }) => kind === rule);
  const next = existing ? whenNext(rule, existing, view.timeZone) : null;
  const isLetter = rule === "open_house_follow_up";
  const needsMail = rule === "feedback" || isLetter;
  return (
    <>
      <p className="leading-6">
        {RULE_SENTENCES[rule](existing?.amount ?? RULE_AMOUNTS[rule].first)}{" "}
        {existing ? null : WITHOUT[rule]}
      </p>
      {needsMail && !view.canMail ? <p>Email isn&apos;t set up on this site yet.</p> : null}
      {isLetter && !view.isConfirmed ? <ConfirmFirst /> : null}
      {next ? <p className="text-muted-foreground">{next}</p> : null}
      {existing ? (
        <>
          <PausedNote pausedBy={existing.pausedBy} />
          <Controls automation={existing} isIncluded={view.isIncluded} />
        </>
      ) : null}
      {view.isIncluded && existing?.state !== "paused" && (!isLetter || view.isConfirmed) ? (
        <details>
          <SummaryRow className="font-medium">{existing ? "Change" : "Set up"}</SummaryRow>
          <RuleForm key={existing?.state} rule={rule} view={view} existing={existing} />
        </details>
      ) : null}
    </>
  );
}
