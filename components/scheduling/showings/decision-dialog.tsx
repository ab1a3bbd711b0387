"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Control } from "react-hook-form";
import { freeShowingTimes, scheduling } from "#components/data/queries.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { SelectField } from "#components/forms/select-field.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Button } from "#components/ui/button.tsx";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { tellDay, tellTime } from "#lib/showings/when.ts";
import type { SchedulingView, ShowingDecisionInput, ShowingView } from "#lib/schemas/showings.ts";
import { hoursOf } from "../hour-words.ts";

export type Asked = "decline" | "propose" | "cancel";

interface Words {
  title: string;
  meaning: string;
  reasons: readonly string[];
  action: string;
  done: string;
}

const WORDS: Record<Asked, Words> = {
  decline: {
    title: "Decline this showing?",
    meaning: "The visitor is told, and the time is free again.",
    reasons: ["This time doesn’t suit us.", "The home is being worked on then."],
    action: "Decline",
    done: "The showing is declined",
  },
  propose: {
    title: "Propose another time",
    meaning: "It is kept for the visitor, who agrees to it or chooses another one.",
    reasons: ["This time doesn’t suit us.", "The light is better then."],
    action: "Propose this time",
    done: "The other time is proposed",
  },
  cancel: {
    title: "Call this showing off?",
    meaning: "The visitor is told, and the time is free again.",
    reasons: ["Something has come up, and we are sorry.", "The home is being worked on then."],
    action: "Call it off",
    done: "The showing is called off",
  },
};

interface Props {
  /** Null while it closes. */
  asked: Asked | null;
  open: boolean;
  showing: ShowingView;
  timeZone: string;
  send: (decision: ShowingDecisionInput) => Promise<SchedulingView>;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
  /** It was not done: somebody else may have changed the showing. */
  onRefused: () => void;
}

/** Asks what goes with a decision, and tells what it means for the visitor. */
export function DecisionDialog({ asked, open, onCloseAutoFocus, ...props }: Props) {
  // What it was opened for stays while it closes.
  const [last, setLast] = useState<Asked>("decline");
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
}: Omit<Props, "asked" | "open" | "onCloseAutoFocus"> & { asked: Asked }) {
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
    failure: { message: "It could not be saved. Please try again." },
  });
  const { control, methods } = form;
  return (
    <SaveForm form={form} label={words.title} className="flex flex-col gap-5">
      <DraftNote />
      {asked === "propose" ? <TimeField control={control} timeZone={timeZone} /> : null}
      <TextareaField control={control} name="reason" label="A word to the visitor (optional)" />
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
  control: Control<{ action: Asked; startsAt: string; reason: string }, unknown, Output>;
  timeZone: string;
}) {
  const { data, error } = useQuery(freeShowingTimes);
  if (error) return <p role="alert">The free times can’t be shown now. Please try again.</p>;
  if (!data) return <p className="text-muted-foreground">Looking for free times...</p>;
  if (data.starts.length === 0) {
    return <p>Nothing is free in the next weeks. Change your hours to make room.</p>;
  }
  const choices = data.starts.map((start) => {
    const moment = new Date(start);
    return { value: start, label: `${tellDay(moment, timeZone)}, ${tellTime(moment, timeZone)}` };
  });
  return (
    <SelectField
      control={control}
      name="startsAt"
      label="Another time"
      choices={[{ value: "", label: "Choose a time" }, ...choices]}
    />
  );
}
