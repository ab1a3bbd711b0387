"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { latestProperty } from "#components/data/queries.ts";
import { api } from "#lib/api/client.ts";
import type { acceptedView, descriptionView } from "#lib/schemas/description.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { useDescriptionDraft } from "./use-description-draft.ts";

type Saved = { text: string; isAccepted: boolean };

/**
 * The description on the screen and what can be done with it. It is being edited exactly as long as
 * it is not accepted (SPEC.md section 4).
 * @param saved the description as the server has it
 */
export function useDescription(saved: Saved) {
  const client = useQueryClient();
  const [text, setText] = useState(saved.text);
  const [isAccepted, setAccepted] = useState(saved.isAccepted);
  const [isRestored, setRestored] = useState(false);
  /** The text that Rewrite replaced, until something else is done with the new one. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const [justAccepted, setJustAccepted] = useState(false);

  const draft = useDescriptionDraft(saved.text, (edited) => {
    setText(edited);
    setAccepted(false);
    setRestored(true);
  });

  // A text that arrives from elsewhere (another tab, a refetch) takes the place of an unedited one.
  const [seen, setSeen] = useState(saved);
  if (seen.text !== saved.text || seen.isAccepted !== saved.isAccepted) {
    setSeen(saved);
    if (text === seen.text) {
      setText(saved.text);
      setAccepted(saved.isAccepted);
    }
  }

  /** The server has stored a text: the screen and every reader of the property take it over. */
  function takeOver(next: Saved) {
    draft.forget();
    setRestored(false);
    setText(next.text);
    setAccepted(next.isAccepted);
    const change = { generatedDescription: next.text, descriptionAccepted: next.isAccepted };
    client.setQueryData<LatestPropertyView | null>(
      latestProperty.queryKey,
      (property) => property && { ...property, ...change },
    );
    return client.invalidateQueries({ queryKey: latestProperty.queryKey });
  }

  const rewriting = useMutation({
    mutationFn: (currentDescription: string) =>
      api<z.output<typeof descriptionView>>("/api/properties/features/rewrite", {
        method: "POST",
        body: { currentDescription },
      }),
    onMutate: () => {
      setAccepted(false);
      return { wasAccepted: isAccepted };
    },
    onSuccess: ({ description }, before) => {
      setReplaced(before);
      void takeOver({ text: description, isAccepted: false });
    },
    // Nothing was replaced: a text that was accepted still is.
    onError: (_error, _text, before) => setAccepted(before?.wasAccepted ?? false),
  });

  const accepting = useMutation({
    mutationFn: (description: string) =>
      api<z.output<typeof acceptedView>>("/api/properties/description/accept", {
        method: "POST",
        body: { description },
      }),
    onSuccess: ({ description }) => {
      setReplaced(null);
      setJustAccepted(true);
      void takeOver({ text: description, isAccepted: true });
    },
  });

  function change(next: string) {
    setText(next);
    setReplaced(null);
    draft.keep(next, saved.text);
  }

  const isBusy = rewriting.isPending || accepting.isPending;

  return {
    text,
    isAccepted,
    isRewriting: rewriting.isPending,
    isAccepting: accepting.isPending,
    /** Typed text was put back when the screen opened. */
    isRestored,
    /** Edits of a text that has been replaced since, or null. */
    olderEdits: draft.older,
    canUndoRewrite: replaced !== null,
    /** Accepted within this visit: what the banner and the focus go by. */
    justAccepted,
    hideAccepted: () => setJustAccepted(false),
    change,
    edit: () => {
      setAccepted(false);
      setJustAccepted(false);
    },
    undoRewrite: () => {
      if (replaced !== null) change(replaced);
    },
    bringBackOlder: () => {
      if (draft.older === null) return;
      const edited = draft.older;
      draft.forget();
      setAccepted(false);
      change(edited);
    },
    discardEdits: () => {
      draft.forget();
      setRestored(false);
      setReplaced(null);
      setText(saved.text);
      setAccepted(saved.isAccepted);
    },
    discardOlder: draft.forget,
    rewrite: () => {
      if (!isBusy) rewriting.mutate(text);
    },
    accept: () => {
      if (!isBusy) accepting.mutate(text);
    },
  };
}

export type Description = ReturnType<typeof useDescription>;
