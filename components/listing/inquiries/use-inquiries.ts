"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  conversation as conversationQuery,
  inquiries as inquiriesQuery,
  listing as listingQuery,
  unreadInquiries,
} from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { api } from "#lib/api/client.ts";
import { INQUIRY_STATES, type InquiryState } from "#lib/fields/listing.ts";
import type { InquiriesView, InquiryView } from "#lib/schemas/inquiries.ts";

/** Returns what shows a list of inquiries everywhere, with its counts. */
function useShownInquiries() {
  const client = useQueryClient();
  return (view: InquiriesView) => {
    client.setQueryData(inquiriesQuery.queryKey, view);
    const newInquiries = view.inquiries.filter(({ state }) => state === "new").length;
    client.setQueryData(
      listingQuery.queryKey,
      (listing) => listing && { ...listing, newInquiries },
    );
    const unread = view.inquiries.filter(({ isUnread, state }) => isUnread && state !== "spam");
    client.setQueryData(unreadInquiries.queryKey, { unread: unread.length });
  };
}

/** Marks a conversation as read or unread. */
export function useMarkConversation() {
  const client = useQueryClient();
  const show = useShownInquiries();
  return useMutation({
    scope: { id: "inquiries" },
    mutationFn: ({ inquiryId, isUnread }: { inquiryId: string; isUnread: boolean }) =>
      api("PATCH /api/inquiries/{inquiryId}", { params: { inquiryId }, body: { isUnread } }),
    onSuccess: (view, { inquiryId }) => {
      show(view);
      // A message that came meanwhile is shown, too.
      return client.invalidateQueries({ queryKey: conversationQuery(inquiryId).queryKey });
    },
  });
}

/**
 * Changes the state of inquiries and deletes them.
 * @param onDone gets a sentence about what was done
 */
export function useInquiries(onDone: (sentence: string) => void) {
  const client = useQueryClient();
  const show = useShownInquiries();
  // Shows why it failed and reads again, because the buyer may have written.
  const failed = (title: string, error: Error, { id }: InquiryView) => {
    toastFailure(title, error);
    for (const { queryKey } of [inquiriesQuery, conversationQuery(id)]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  const move = useMutation({
    scope: { id: "inquiries" },
    mutationFn: ({ inquiry, state }: { inquiry: InquiryView; state: InquiryState }) =>
      api("PATCH /api/inquiries/{inquiryId}", {
        params: { inquiryId: inquiry.id },
        body: { state, lastAt: inquiry.lastAt },
      }),
    onSuccess: async (view, { inquiry, state }) => {
      show(view);
      // Whether it takes a reply depends on its state.
      await client.invalidateQueries({ queryKey: conversationQuery(inquiry.id).queryKey });
      onDone(`Message from ${inquiry.name} moved to ${INQUIRY_STATES[state]}.`);
    },
    onError: (error, { inquiry }) => failed("We couldn't move the message", error, inquiry),
  });
  const deletion = useMutation({
    scope: { id: "inquiries" },
    mutationFn: ({ id, lastAt }: InquiryView) =>
      api("DELETE /api/inquiries/{inquiryId}", { params: { inquiryId: id }, query: { lastAt } }),
    onSuccess: (view, { name }) => {
      show(view);
      onDone(`Message from ${name} deleted.`);
    },
    onError: (error, inquiry) => failed("We couldn't delete the message", error, inquiry),
  });
  return { move, deletion };
}
