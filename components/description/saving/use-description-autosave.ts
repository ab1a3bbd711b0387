"use client";

import { MutationObserver, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { latestProperty } from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import { checkText } from "#components/description/editor/check-text.ts";
import type { AutosaveOptions, Edit } from "#components/forms/autosave.ts";
import { useAutosave } from "#components/forms/use-autosave.ts";
import { api } from "#lib/api/client.ts";
import { tabDrafts } from "./draft-store.ts";
import { type SavedDescription, showSaved } from "./show-saved.ts";

const SAVE_DELAY_MS = 1500;

function sendEdit(client: QueryClient, edit: Edit<string>): Promise<SavedDescription> {
  const body = { description: edit.value.trim(), replaces: edit.replaces?.trim() };
  const saving = new MutationObserver(client, {
    mutationFn: () => api("POST /api/properties/description", { body, keepalive: true }),
  });
  return saving.mutate();
}

async function readServerText(client: QueryClient): Promise<string> {
  const property = await client.fetchQuery({ ...latestProperty, staleTime: 0 });
  return property?.generatedDescription ?? "";
}

function optionsOf(
  client: QueryClient,
  userId: string,
  saved: string,
): AutosaveOptions<string, SavedDescription> {
  const drafts = tabDrafts(userId);
  return {
    saved,
    delay: SAVE_DELAY_MS,
    isSame: (one, other) => one.trim() === other.trim(),
    canSave: (text) => checkText(text).canAccept,
    send: (edit) => sendEdit(client, edit),
    onSaved: (answer) => showSaved(client, answer),
    readTheirs: () => readServerText(client),
    keepDraft: ({ value, acknowledged }) => drafts.write({ text: value, base: acknowledged }),
    retries: true,
    overtakes: true,
  };
}

/**
 * Saves the description while it is edited.
 * @param saved the text on the server
 * @param text the text on the screen
 */
export function useDescriptionAutosave(saved: string, text: string) {
  const client = useQueryClient();
  const userId = useUserId();
  const { autosave, state } = useAutosave(() => optionsOf(client, userId, saved));
  // Must run first, so that a received text doesn't count as an edit.
  useEffect(() => autosave.receive(saved), [autosave, saved]);
  useEffect(() => autosave.edit(text), [autosave, text]);
  return { autosave, state };
}
