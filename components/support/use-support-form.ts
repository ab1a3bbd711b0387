"use client";

import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import type { SupportTopic } from "#lib/fields/support.ts";
import type { SupportInput } from "#lib/schemas/support.ts";

export type OnSent = (sent: { answerTo: string; copyTo: string | null }) => void;

const DRAFTS: Record<SupportTopic, string> = { question: "support", feature: "feature-request" };

/**
 * Returns the form for a message to the operator.
 * @param email the initial address for replies
 */
export function useSupportForm({
  topic,
  email,
  screen,
  onSent,
}: {
  topic: SupportTopic;
  email: string;
  screen: SupportInput["screen"];
  onSent: OnSent;
}) {
  const values: SupportInput = { topic, subject: "", message: "", contactEmail: email, screen };
  return useSaveForm({
    schema: async () => (await import("#lib/schemas/support.ts")).supportInput,
    values,
    draftName: DRAFTS[topic],
    save: async (body: SupportInput) => ({
      answerTo: body.contactEmail,
      ...(await api("POST /api/support", { body })),
    }),
    onSaved: onSent,
    emptiesOnSave: true,
    failure: { title: "Your message was not sent" },
  });
}
