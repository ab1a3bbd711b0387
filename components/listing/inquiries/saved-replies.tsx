"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { savedReplies as savedRepliesQuery } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { api } from "#lib/api/client.ts";
import type { SavedRepliesView, SavedReplyView } from "#lib/schemas/saved-replies.ts";
import { SavedReplyDialog } from "./saved-reply-dialog.tsx";

/** @param onDone gets a sentence about what was done */
function useSavedReplies(onDone: (sentence: string) => void) {
  const client = useQueryClient();
  const show = (view: SavedRepliesView) => client.setQueryData(savedRepliesQuery.queryKey, view);
  const adding = useMutation({
    mutationFn: (text: string) => api("POST /api/saved-replies", { body: { text } }),
    onSuccess: (view) => {
      show(view);
      onDone("Reply saved.");
    },
    onError: (error) => toastFailure("We couldn't save the reply", error),
  });
  const deletion = useMutation({
    mutationFn: (replyId: string) =>
      api("DELETE /api/saved-replies/{replyId}", { params: { replyId } }),
    onSuccess: (view) => {
      show(view);
      onDone("Saved reply deleted.");
    },
    onError: (error) => toastFailure("We couldn't delete the reply", error),
  });
  return { adding, deletion };
}

/** Texts to insert into a reply. */
export function SavedReplies({
  draft,
  onInsert,
}: {
  /** What is typed in the reply. */
  draft: string;
  onInsert: (text: string) => void;
}) {
  const { data } = useQuery(savedRepliesQuery);
  const [said, setSaid] = useState("");
  const [edited, setEdited] = useState<SavedReplyView | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusList = () => list.current?.focus();
  const { adding, deletion } = useSavedReplies((sentence) => {
    setSaid(sentence);
    focusList();
  });
  const replies = data?.savedReplies ?? [];
  return (
    <details className="rounded-lg border px-4 py-3">
      <summary className="cursor-pointer font-medium">Saved replies</summary>
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label="Saved replies"
        className="mt-3 flex flex-col gap-4 outline-none"
      >
        {replies.length === 0 ? <p>No saved replies yet.</p> : null}
        {replies.map((reply) => (
          <div key={reply.id} className="flex flex-col gap-2">
            <p className="line-clamp-2 leading-6 wrap-anywhere">{reply.text}</p>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="outline"
                aria-label={`Insert: ${reply.text}`}
                onClick={() => onInsert(reply.text)}
              >
                Insert
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Edit: ${reply.text}`}
                onClick={() => setEdited(reply)}
              >
                Edit
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Delete: ${reply.text}`}
                disabled={deletion.isPending}
                onClick={() => deletion.mutate(reply.id)}
              >
                Delete
              </Button>
            </div>
          </div>
        ))}
        <Button
          size="sm"
          variant="outline"
          className="self-start"
          pending={adding.isPending}
          disabled={draft.trim() === ""}
          onClick={() => adding.mutate(draft)}
        >
          Save this reply
        </Button>
        <p role="status" className={said ? "leading-6" : "sr-only"}>
          {said}
        </p>
      </div>
      <SavedReplyDialog reply={edited} onClose={() => setEdited(null)} onClosed={focusList} />
    </details>
  );
}
