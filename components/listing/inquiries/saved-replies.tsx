"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { savedReplies as savedRepliesQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
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

function SavedReplyList({
  replies,
  isDeleting,
  onInsert,
  onEdit,
  onDelete,
}: {
  replies: readonly SavedReplyView[];
  isDeleting: boolean;
  onInsert: (text: string) => void;
  onEdit: (reply: SavedReplyView) => void;
  onDelete: (replyId: string) => void;
}) {
  if (replies.length === 0) return <p>No saved replies yet.</p>;
  return replies.map((reply) => (
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
          onClick={() => onEdit(reply)}
        >
          Edit
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Delete: ${reply.text}`}
          disabled={isDeleting}
          onClick={() => onDelete(reply.id)}
        >
          Delete
        </Button>
      </div>
    </div>
  ));
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
  const { data, error, refetch } = useQuery(savedRepliesQuery);
  const [said, setSaid] = useState("");
  const [edited, setEdited] = useState<SavedReplyView | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusList = () => list.current?.focus();
  const { adding, deletion } = useSavedReplies((sentence) => {
    setSaid(sentence);
    focusList();
  });
  const notRead = error ? (
    <ReadFailed what="your saved replies" error={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingLines />
  );
  return (
    <details className="rounded-lg border px-4">
      <SummaryRow className="font-medium">Saved replies</SummaryRow>
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label="Saved replies"
        className="mt-1 mb-4 flex flex-col gap-4 outline-none"
      >
        {data ? (
          <SavedReplyList
            replies={data.savedReplies}
            isDeleting={deletion.isPending}
            onInsert={onInsert}
            onEdit={setEdited}
            onDelete={deletion.mutate}
          />
        ) : (
          notRead
        )}
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
