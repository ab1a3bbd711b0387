"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Control } from "react-hook-form";
import { freeShowingTimes, scheduling } from "#components/data/queries.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Button } from "#components/ui/button.tsx";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { toast } from "#components/ui/use-toast.ts";
import type { SchedulingView, ShowingDecisionInput, ShowingView } from "#lib/schemas/showings.ts";
import { hoursOf } from "../hour-words.ts";
import { PROPOSE_ANOTHER_TIME } from "../labels.ts";
import { type AskedDecision, type DecisionValues, TimeChoice } from "./time-choice.tsx";

interface Words {
  title: string;
  meaning: string;
  reasons: readonly string[];
  action: string;
  done: string;
}

const WORDS: Record<AskedDecision, Words> = {
  decline: {
    title: "Decline this showing?",
    meaning: "We'll notify the buyer, and the time opens up again.",
    reasons: ["This time doesn't work for us.", "We're having work done on the home then."],
    action: "Decline showing",
    done: "Showing declined",
  },
  propose: {
    title: PROPOSE_ANOTHER_TIME,
    meaning: "We'll hold this time until the buyer accepts it or chooses another one.",
    reasons: ["This time doesn't work for us.", "The light is better then."],
    action: "Propose this time",
    done: "New time proposed",
  },
  cancel: {
    title: "Cancel this showing?",
    meaning: "We'll notify the buyer, and the time opens up again.",
    reasons: ["Sorry, something came up.", "We're having work done on the home then."],
    action: "Cancel showing",
    done: "Showing canceled",
  },
};

interface Props {
  /** Null while it closes. */
  asked: AskedDecision | null;
  open: boolean;
  showing: ShowingView;
  timeZone: string;
  send: (decision: ShowingDecisionInput) => Promise<SchedulingView>;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
  /** Called on failure; another member may have changed the showing. */
  onRefused: () => void;
}

export function DecisionDialog({ asked, open, onCloseAutoFocus, ...props }: Props) {
  // Keeps the dialog's content while it closes.
  const [last, setLast] = useState<AskedDecision>("decline");
  if (asked && asked !== last) setLast(asked);
  const { showing, timeZone, onClose } = props;
  const { title, meaning } = WORDS[asked ?? last];
  return (
    <FormDialog
      title={title}
      description={`${showing.name}, ${hoursOf(showing, timeZone)}. ${meaning}`}
      open={open}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <DecisionForm {...props} asked={asked ?? last} />
    </FormDialog>
  );
}

function DecisionForm({
  asked,
  showing,
  timeZone,
  send,
  onClose,
  onRefused,
}: Omit<Props, "asked" | "open" | "onCloseAutoFocus"> & { asked: AskedDecision }) {
  const client = useQueryClient();
  const words = WORDS[asked];
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/showings.ts")).showingDecisionInput,
    values: { action: asked, startsAt: "", reason: "" },
    draftName: `showing-${asked}-${showing.id}`,
    save: (decision: ShowingDecisionInput) =>
      send(decision).catch((error: unknown) => {
        onRefused();
        throw error;
      }),
    onSaved: (view) => {
      client.setQueryData(scheduling.queryKey, view);
      toast({ title: words.done });
      onClose();
    },
    failure: { message: "We couldn't update the showing. Please try again." },
  });
  const { control, methods } = form;
  return (
    <SaveForm form={form} label={words.title} className="flex flex-col gap-5">
      <DraftNote />
      {asked === "propose" ? <TimeField control={control} timeZone={timeZone} /> : null}
      <TextareaField control={control} name="reason" label="Message to the buyer (optional)" />
      <div className="-mt-2 flex flex-wrap gap-2">
        {words.reasons.map((reason) => (
          <Button
            key={reason}
            size="sm"
            variant="outline"
            className="max-w-full shrink text-left"
            onClick={() => methods.setValue("reason", reason, { shouldDirty: true })}
          >
            {reason}
          </Button>
        ))}
      </div>
      <SaveBanner tone="error" hideAfter={null} />
      <DialogFooter>
        <CancelButton onCancel={onClose} />
        <SubmitButton
          variant={asked === "propose" ? "primary" : "destructive"}
          pendingLabel="Saving..."
        >
          {words.action}
        </SubmitButton>
      </DialogFooter>
    </SaveForm>
  );
}

function TimeField<Output>({
  control,
  timeZone,
}: {
  control: Control<DecisionValues, unknown, Output>;
  timeZone: string;
}) {
  const { data, error } = useQuery(freeShowingTimes);
  if (error) return <p role="alert">We couldn&apos;t load open times. Please try again.</p>;
  if (!data) return <p className="text-muted-foreground">Loading open times...</p>;
  if (data.starts.length === 0) {
    return <p>There are no open times in the next few weeks. Add hours to your availability.</p>;
  }
  return <TimeChoice control={control} timeZone={timeZone} starts={data.starts} />;
}
