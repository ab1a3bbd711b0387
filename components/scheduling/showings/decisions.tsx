"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { scheduling } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { api } from "#lib/api/client.ts";
import type { SchedulingView, ShowingDecisionInput, ShowingView } from "#lib/schemas/showings.ts";
import { useChange } from "../use-change.ts";
import type { Asked } from "./decision-dialog.tsx";

const DecisionDialog = loadOnOpening(
  async () => (await import("./decision-dialog.tsx")).DecisionDialog,
);
const DeleteQuestion = loadOnOpening(
  async () => (await import("./delete-question.tsx")).DeleteQuestion,
);

const decide = ({ id }: ShowingView) => ({
  send: (body: ShowingDecisionInput) =>
    api("POST /api/showings/{showingId}/decision", { params: { showingId: id }, body }),
});

function NotSpam({ showing }: { showing: ShowingView }) {
  const release = useChange(decide(showing).send, {
    done: "The request is no longer spam",
    failed: "The request was not moved",
  });
  return (
    <Button
      size="sm"
      variant="outline"
      pending={release.isPending}
      aria-label={`Not spam: the request of ${showing.name}`}
      onClick={() => release.mutate({ action: "not_spam" })}
    >
      Not spam
    </Button>
  );
}

function ShareWayIn({ showing }: { showing: ShowingView }) {
  const confirmation = useChange(decide(showing).send, {
    done: "The visitor can see how to get in",
    failed: "Nothing was shared",
  });
  return (
    <Button
      size="sm"
      variant="outline"
      pending={confirmation.isPending}
      aria-label={`Share how to get in: the showing for ${showing.name}`}
      onClick={() => confirmation.mutate({ action: "confirm" })}
    >
      Share how to get in
    </Button>
  );
}

/** What a seller can do with a showing now. */
export function Decisions({ showing, view }: { showing: ShowingView; view: SchedulingView }) {
  const { state, name, startsAt, endsAt } = showing;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const isStale = useRef(false);
  // Not sooner, so that neither the sentence nor what was typed goes with a showing that is moved away.
  const closeDialog = () => {
    setAsked(null);
    if (isStale.current) void client.invalidateQueries({ queryKey: scheduling.queryKey });
    isStale.current = false;
  };
  const confirmation = useChange(decide(showing).send, {
    done: "The showing is confirmed",
    failed: "The showing was not confirmed",
  });
  const removal = useChange(
    () => api("DELETE /api/showings/{showingId}", { params: { showingId: showing.id } }),
    { done: "The showing is deleted", failed: "The showing was not deleted" },
    () => setDeleting(false),
  );
  const isToCome = startsAt > view.now && ["requested", "proposed", "confirmed"].includes(state);
  const isEnded =
    endsAt <= view.now || ["declined", "cancelled", "expired", "spam"].includes(state);
  const ask = (action: Asked, label: string) => (
    <Button
      size="sm"
      variant="outline"
      aria-label={`${label}: the showing for ${name}`}
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
        <Button
          size="sm"
          pending={confirmation.isPending}
          aria-label={`Confirm: the showing for ${name}`}
          onClick={() => confirmation.mutate({ action: "confirm" })}
        >
          Confirm
        </Button>
      ) : null}
      {state === "confirmed" && isToCome && !showing.confirmedBySeller ? (
        <ShareWayIn showing={showing} />
      ) : null}
      {state === "spam" ? <NotSpam showing={showing} /> : null}
      {isToCome ? ask("propose", "Propose another time") : null}
      {state === "requested" && isToCome ? ask("decline", "Decline") : null}
      {isToCome && state !== "requested" ? ask("cancel", "Call off") : null}
      {isEnded ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Delete: the showing for ${name}`}
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
        send={decide(showing).send}
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
