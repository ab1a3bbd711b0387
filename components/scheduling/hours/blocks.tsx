"use client";

import { useQueryClient } from "@tanstack/react-query";
import { scheduling } from "#components/data/queries.ts";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Button } from "#components/ui/button.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { api } from "#lib/api/client.ts";
import type { SchedulingView, ShowingBlockInput } from "#lib/schemas/showings.ts";
import { hoursOf } from "../hour-words.ts";
import { PRIVATE_NOTE } from "../labels.ts";
import { useChange } from "../use-change.ts";

const EMPTY = { day: "", from: "", to: "", note: "" };

export function Blocks({ view }: { view: SchedulingView }) {
  const blocks = view.showings.filter(
    ({ state, endsAt }) => state === "blocked" && endsAt > view.now,
  );
  const removal = useChange(
    (showingId: string) => api("DELETE /api/showing-blocks/{showingId}", { params: { showingId } }),
    { done: "Time unblocked", failed: "We couldn't unblock the time" },
  );
  return (
    <div className="flex flex-col gap-6">
      {blocks.length > 0 ? (
        <ul aria-label="Blocked times" className="divide-y">
          {blocks.map((block) => (
            <li
              key={block.id}
              className="flex flex-wrap items-start justify-between gap-3 py-3 first:pt-0"
            >
              <div className="min-w-0 flex-1 basis-60 leading-6">
                <p className="font-medium">{hoursOf(block, view.timeZone)}</p>
                {block.notes ? (
                  <p className="wrap-anywhere text-muted-foreground">{block.notes}</p>
                ) : null}
              </div>
              <Button
                variant="outline"
                size="sm"
                disabled={removal.isPending}
                aria-label={`Unblock: ${hoursOf(block, view.timeZone)}`}
                onClick={() => removal.mutate(block.id)}
              >
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <details>
        <SummaryRow className="font-medium">Block a time</SummaryRow>
        <BlockForm />
      </details>
    </div>
  );
}

function BlockForm() {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/showings.ts")).showingBlockInput,
    values: EMPTY,
    save: (body: ShowingBlockInput) => api("POST /api/showing-blocks", { body }),
    onSaved: (view) => client.setQueryData(scheduling.queryKey, view),
    emptiesOnSave: true,
    successMessage: "Time blocked.",
    failure: { message: "We couldn't block that time. Please try again." },
  });
  const { control } = form;
  return (
    <SaveForm form={form} label="Block a time" className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <TextField control={control} name="day" label="Date" type="date" />
        <TextField control={control} name="from" label="From" type="time" />
        <TextField control={control} name="to" label="To" type="time" />
      </div>
      <TextField control={control} name="note" label={PRIVATE_NOTE} autoComplete="off" />
      <SaveBanner tone="success" />
      <SaveBanner tone="error" hideAfter={null} />
      <div className="flex sm:justify-end">
        <SubmitButton variant="outline" pendingLabel="Blocking...">
          Block time
        </SubmitButton>
      </div>
    </SaveForm>
  );
}
