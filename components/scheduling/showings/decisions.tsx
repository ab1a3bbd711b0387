"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { scheduling } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { api } from "#lib/api/client.ts";
import type { SchedulingView, ShowingDecisionInput, ShowingView } from "#lib/schemas/showings.ts";
import { PROPOSE_ANOTHER_TIME } from "../labels.ts";
import { useChange } from "../use-change.ts";
import type { AskedDecision } from "./time-choice.tsx";

const DecisionDialog = loadOnOpening(
  async () => (await import("./decision-dialog.tsx")).DecisionDialog,
);
const DeleteQuestion = loadOnOpening(
  async () => (await import("./delete-question.tsx")).DeleteQuestion,
);

const decide =
  ({ id, state, startsAt }: ShowingView) =>
  (decision: ShowingDecisionInput) =>
    api("POST /api/showings/{showingId}/decision", {
      params: { showingId: id },
      body: { ...decision, seenState: state, seenStartsAt: startsAt },
    });

// Decisions that need no dialog.
const AT_ONCE = {
  confirm: {
    action: "confirm",
    label: "Confirm",
    done: "Showing confirmed",
    failed: "We couldn't confirm the showing",
  },
  share: {
    action: "confirm",
    label: "Share how to get in",
    done: "The buyer can see how to get in",
    failed: "We couldn't share how to get in",
  },
  release: {
    action: "not_spam",
    label: "Not spam",
    done: "Request moved out of spam",
    failed: "We couldn't move the request",
  },
} as const;

function AtOnce({
  showing,
  decision,
  isNext,
}: {
  showing: ShowingView;
  decision: keyof typeof AT_ONCE;
  isNext: boolean;
}) {
  const { action, label, ...words } = AT_ONCE[decision];
  const { mutate, isPending } = useChange(decide(showing), words);
  const of = decision === "release" ? "request from" : "showing with";
  return (
    <Button
      size="sm"
      variant={isNext ? "primary" : "outline"}
      pending={isPending}
      aria-label={`${label}: ${of} ${showing.name}`}
      onClick={() => mutate({ action })}
    >
      {label}
    </Button>
  );
}

export function Decisions({
  showing,
  view,
  isNext,
}: {
  showing: ShowingView;
  view: SchedulingView;
  isNext: boolean;
}) {
  const { state, name, startsAt, endsAt } = showing;
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const isStale = useRef(false);
  // Refetches only on closing, so that the error and the typed text don't disappear with a moved
  // showing.
  const closeDialog = () => {
    setAsked(null);
    if (isStale.current) void client.invalidateQueries({ queryKey: scheduling.queryKey });
    isStale.current = false;
  };
  const removal = useChange(
    () => api("DELETE /api/showings/{showingId}", { params: { showingId: showing.id } }),
    { done: "Showing deleted", failed: "We couldn't delete the showing" },
    () => setDeleting(false),
  );
  const isToCome = startsAt > view.now && ["requested", "proposed", "confirmed"].includes(state);
  const isEnded =
    endsAt <= view.now || ["declined", "cancelled", "expired", "spam"].includes(state);
  const ask = (action: AskedDecision, label: string) => (
    <Button
      size="sm"
      variant="outline"
      aria-label={`${label}: showing with ${name}`}
      onPointerEnter={DecisionDialog.preload}
      onFocus={DecisionDialog.preload}
      onClick={() => setAsked(action)}
    >
      {label}
    </Button>
  );
  return (
    <div ref={actions} tabIndex={-1} className="flex flex-wrap gap-2 outline-none empty:hidden">
      {state === "requested" && isToCome ? (
        <AtOnce {...{ showing, isNext }} decision="confirm" />
      ) : null}
      {state === "confirmed" && isToCome && !showing.confirmedBySeller ? (
        <AtOnce {...{ showing, isNext }} decision="share" />
      ) : null}
      {state === "spam" ? <AtOnce {...{ showing, isNext }} decision="release" /> : null}
      {isToCome ? ask("propose", PROPOSE_ANOTHER_TIME) : null}
      {state === "requested" && isToCome ? ask("decline", "Decline") : null}
      {isToCome && state !== "requested" ? ask("cancel", "Cancel showing") : null}
      {isEnded ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Delete: showing with ${name}`}
          onPointerEnter={DeleteQuestion.preload}
          onFocus={DeleteQuestion.preload}
          onClick={() => setDeleting(true)}
        >
          Delete
        </Button>
      ) : null}
      <DecisionDialog
        asked={asked}
        open={asked !== null}
        showing={showing}
        timeZone={view.timeZone}
        send={decide(showing)}
        onClose={closeDialog}
        onRefused={() => {
          isStale.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          actions.current?.focus();
        }}
      />
      <DeleteQuestion
        name={name}
        open={isDeleting}
        pending={removal.isPending}
        onClose={() => setDeleting(false)}
        onConfirm={() => removal.mutate(undefined)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          actions.current?.focus();
        }}
      />
    </div>
  );
}
