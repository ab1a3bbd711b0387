"use client";

import { useQueryClient } from "@tanstack/react-query";
import { savedReplies as savedRepliesQuery } from "#components/data/queries.ts";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { api } from "#lib/api/client.ts";
import type { MessageInput } from "#lib/schemas/inquiries.ts";
import type { SavedReplyView } from "#lib/schemas/saved-replies.ts";

function SavedReplyForm({ reply, onClose }: { reply: SavedReplyView; onClose: () => void }) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/inquiries.ts")).messageInput,
    values: { text: reply.text },
    save: (body: MessageInput) =>
      api("PUT /api/saved-replies/{replyId}", { params: { replyId: reply.id }, body }),
    onSaved: (view) => {
      client.setQueryData(savedRepliesQuery.queryKey, view);
      onClose();
    },
    failure: { message: "We couldn't save the reply. Please try again." },
  });
  return (
    <SaveForm form={form} label="Saved reply" className="flex flex-col gap-5">
      <SaveBanner tone="error" hideAfter={null} />
      <TextareaField control={form.control} name="text" label="Text" rows={6} />
      <DialogFooter>
        <CancelButton onCancel={onClose} />
        <SubmitButton pendingLabel="Saving...">Save changes</SubmitButton>
      </DialogFooter>
    </SaveForm>
  );
}

/** @param props.reply the one to edit; null while the dialog is closed */
export function SavedReplyDialog({
  reply,
  onClose,
  onClosed,
}: {
  reply: SavedReplyView | null;
  onClose: () => void;
  /** Moves the focus. */
  onClosed: () => void;
}) {
  return (
    <FormDialog
      title="Edit saved reply"
      description="Everyone on your account can use it."
      open={reply !== null}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
    >
      {reply ? <SavedReplyForm reply={reply} onClose={onClose} /> : null}
    </FormDialog>
  );
}
