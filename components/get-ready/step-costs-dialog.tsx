"use client";

import { useQueryClient } from "@tanstack/react-query";
import { stepCosts } from "#components/data/queries.ts";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { api } from "#lib/api/client.ts";
import { COSTED_STEPS, STEP_TITLES, type StepCosts } from "#lib/fields/steps.ts";
import { plainNumber } from "#lib/format.ts";

const textOf = (cost: number | null) => (cost === null ? "" : plainNumber(cost));

function StepCostsForm({ costs, onClose }: { costs: StepCosts; onClose: () => void }) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/steps.ts")).stepCostsInput,
    values: {
      deep_clean: textOf(costs.deep_clean),
      repairs: textOf(costs.repairs),
      curb_appeal: textOf(costs.curb_appeal),
      set_stage: textOf(costs.set_stage),
    },
    save: (body: StepCosts) => api("PUT /api/steps/costs", { body }),
    onSaved: (saved) => {
      client.setQueryData(stepCosts.queryKey, saved);
      onClose();
    },
    failure: { message: "We couldn't save your costs. Please try again." },
  });
  return (
    <SaveForm form={form} label="Costs" className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {COSTED_STEPS.map((stepId) => (
          <TextField
            key={stepId}
            control={form.control}
            name={stepId}
            label={STEP_TITLES[stepId]}
            before="$"
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      <SaveBanner tone="error" hideAfter={null} />
      <DialogFooter>
        <CancelButton onCancel={onClose} />
        <SubmitButton pendingLabel="Saving...">Save costs</SubmitButton>
      </DialogFooter>
    </SaveForm>
  );
}

export function StepCostsDialog({
  open,
  costs,
  onClose,
  onCloseAutoFocus,
}: {
  open: boolean;
  costs: StepCosts;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <FormDialog
      title="Step costs"
      description="Include labor and supplies. Leave a field empty if you don't know yet."
      open={open}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <StepCostsForm costs={costs} onClose={onClose} />
    </FormDialog>
  );
}
