"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { scheduling } from "#components/data/queries.ts";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Segment, SegmentedControl } from "#components/ui/segmented-control.tsx";
import { api } from "#lib/api/client.ts";
import { FEEDBACK_QUESTIONS, type FeedbackQuestion } from "#lib/fields/showings.ts";
import type { ShowingNotesInput, ShowingView } from "#lib/schemas/showings.ts";
import { NOTES_NOT_SAVED } from "../labels.ts";
import { useChange } from "../use-change.ts";

const save = ({ id }: ShowingView, body: ShowingNotesInput) =>
  api("PATCH /api/showings/{showingId}", { params: { showingId: id }, body });

/** After a showing: attendance, the buyer's feedback and the seller's notes. */
export function Afterwards({ showing }: { showing: ShowingView }) {
  return (
    <div className="flex flex-col gap-4 rounded-lg bg-secondary p-4">
      <Came showing={showing} />
      <Said showing={showing} />
      <Notes showing={showing} />
    </div>
  );
}

function Came({ showing }: { showing: ShowingView }) {
  const { cameToIt, name } = showing;
  const change = useChange((came: boolean) => save(showing, { cameToIt: came }), {
    done: "Attendance saved",
    failed: "Couldn’t save attendance",
  });
  // The choice until it is saved.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const came = chosen ?? cameToIt;
  return (
    <SegmentedControl
      label={`Did ${name} come?`}
      value={came === null ? "" : came ? "yes" : "no"}
      onValueChange={(value) => {
        setChosen(value === "yes");
        change.mutate(value === "yes", { onSettled: () => setChosen(null) });
      }}
      className="max-w-xs"
    >
      <Segment value="yes">They came</Segment>
      <Segment value="no">No-show</Segment>
    </SegmentedControl>
  );
}

const isQuestion = (name: string): name is FeedbackQuestion => name in FEEDBACK_QUESTIONS;

function Said({ showing: { feedback, email } }: { showing: ShowingView }) {
  if (!feedback) {
    return (
      <p className="text-sm leading-5 text-muted-foreground">
        {email
          ? "We asked for feedback. They haven’t answered yet."
          : "They didn’t give an email address, so we can’t ask for feedback."}
      </p>
    );
  }
  const answers = Object.entries(feedback).flatMap(([name, answer]) => {
    if (!isQuestion(name) || !answer) return [];
    const { label, answers: labels } = FEEDBACK_QUESTIONS[name];
    return { label, answer: (labels as Record<string, string>)[answer] ?? answer };
  });
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-sm leading-5 font-medium">Feedback</h4>
      <dl className="grid gap-x-6 gap-y-1 text-md leading-6 sm:grid-cols-[auto_1fr]">
        {answers.map(({ label, answer }) => (
          <div key={label} className="contents">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-medium">{answer}</dd>
          </div>
        ))}
      </dl>
      {feedback.text ? (
        <p className="leading-6 wrap-anywhere whitespace-pre-wrap">{feedback.text}</p>
      ) : null}
    </div>
  );
}

function Notes({ showing }: { showing: ShowingView }) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/showings.ts")).showingNotesInput,
    values: { notes: showing.notes },
    draftName: `showing-notes-${showing.id}`,
    save: (body: ShowingNotesInput) => save(showing, body),
    onSaved: (view) => client.setQueryData(scheduling.queryKey, view),
    successMessage: "Your notes are saved.",
    failure: { message: NOTES_NOT_SAVED },
  });
  return (
    <SaveForm form={form} label={`Notes on ${showing.name}`} className="flex flex-col gap-3">
      <TextareaField
        control={form.control}
        name="notes"
        label="Your notes"
        hint="Buyers don’t see your notes. Write about the home, not about who they are. Fair housing law applies here too."
      />
      <SaveBanner tone="success" />
      <SaveBanner tone="error" hideAfter={null} />
      <div className="flex sm:justify-end">
        <SubmitButton size="sm" variant="outline" pendingLabel="Saving...">
          Save notes
        </SubmitButton>
      </div>
    </SaveForm>
  );
}
