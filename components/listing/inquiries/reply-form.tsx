"use client";

import { useQueryClient } from "@tanstack/react-query";
import {
  conversation as conversationQuery,
  inquiries as inquiriesQuery,
  listing as listingQuery,
} from "#components/data/queries.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { useWatch } from "react-hook-form";
import { api } from "#lib/api/client.ts";
import type { MessageInput } from "#lib/schemas/inquiries.ts";

import { SavedReplies } from "./saved-replies.tsx";

const EMPTY = { text: "" };

export function ReplyForm({ inquiryId, name }: { inquiryId: string; name: string }) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/inquiries.ts")).messageInput,
    values: EMPTY,
    draftName: `reply-${inquiryId}`,
    save: (body: MessageInput) =>
      api("POST /api/inquiries/{inquiryId}/messages", { params: { inquiryId }, body }),
    onSaved: (view) => {
      client.setQueryData(conversationQuery(inquiryId).queryKey, view);
      return Promise.all([
        client.invalidateQueries({ queryKey: inquiriesQuery.queryKey, exact: true }),
        client.invalidateQueries({ queryKey: listingQuery.queryKey, exact: true }),
      ]);
    },
    emptiesOnSave: true,
    successMessage: `We sent your reply to ${name}.`,
    failure: { title: "Your reply wasn't sent" },
  });
  const { control, methods } = form;
  const draft = useWatch({ control, name: "text" });
  const insert = (text: string) =>
    methods.setValue("text", draft.trim() ? `${draft.trimEnd()}\n\n${text}` : text, {
      shouldDirty: true,
    });
  return (
    <div className="flex flex-col gap-4">
      <SaveForm form={form} label="Reply" className="flex flex-col gap-4">
        <DraftNote />
        <TextareaField
          control={control}
          name="text"
          label="Your reply"
          hint={`${name} gets it by email and doesn't see your email address.`}
          rows={5}
        />
        <SaveBanner tone="success" />
        <div className="flex sm:justify-end">
          <SubmitButton pendingLabel="Sending...">Send reply</SubmitButton>
        </div>
      </SaveForm>
      {/* Outside the form, because its dialog has one of its own. */}
      <SavedReplies draft={draft} onInsert={insert} />
    </div>
  );
}
