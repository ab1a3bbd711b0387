"use client";

import { hashKey, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { templates as templatesQuery } from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import type { AutosaveOptions, AutosaveState } from "#components/forms/autosave.ts";
import { clearDraft, readDraft, writeDraft } from "#components/forms/drafts.ts";
import { useAutosave } from "#components/forms/use-autosave.ts";
import { api, ApiError, errorMessage } from "#lib/api/client.ts";
import type { TemplateEdits, TemplatesView, TemplateView } from "#lib/schemas/templates.ts";

const SAVE_DELAY_MS = 700;
const FAILED = "We couldn't save your changes, but they're still here. Please try again.";

export type SaveState =
  | { kind: "saved" | "waiting" | "saving" }
  | { kind: "failed"; message: string; fields: Readonly<Record<string, string>> };

/** Unsaved changes, with the versions that the server may have had before them. */
interface Draft {
  from: TemplateEdits[];
  edits: TemplateEdits;
}

const isDraft = (draft: unknown): draft is Draft =>
  typeof draft === "object" &&
  draft !== null &&
  "from" in draft &&
  Array.isArray(draft.from) &&
  "edits" in draft;

const isSame = (one: TemplateEdits, other: TemplateEdits) => hashKey([one]) === hashKey([other]);

/** Returns the saved values with the draft's fields that haven't changed on the server since. */
function withDraft(saved: TemplateEdits, draft: unknown): TemplateEdits {
  if (!isDraft(draft)) return saved;
  const valueIn = (edits: TemplateEdits, field: string) =>
    JSON.stringify(edits[field as keyof TemplateEdits]);
  const ours = Object.entries(draft.edits).filter(([field]) =>
    draft.from.some((edits) => valueIn(edits, field) === valueIn(saved, field)),
  );
  return { ...saved, ...Object.fromEntries(ours) };
}

function optionsOf(
  client: QueryClient,
  userId: string,
  { kind, edits: saved }: TemplateView,
): AutosaveOptions<TemplateEdits, TemplatesView> {
  const form = `template-${kind}`;
  const kept = readDraft(userId, form);
  let sent = saved;
  const latest = () =>
    client.getQueryData(templatesQuery.queryKey)?.templates.find((one) => one.kind === kind);
  return {
    saved,
    draft: kept === null ? null : { value: withDraft(saved, kept), isOutdated: false },
    delay: SAVE_DELAY_MS,
    isSame,
    send({ value: body }) {
      sent = body;
      return api("PUT /api/templates/{kind}", { params: { kind }, body, keepalive: true });
    },
    onSaved: (view) => client.setQueryData(templatesQuery.queryKey, view),
    keepDraft({ value, isSettled }) {
      if (isSettled) clearDraft(userId, form);
      else {
        const from = [latest()?.edits ?? saved, sent];
        writeDraft(userId, form, { from, edits: value } satisfies Draft);
      }
    },
  };
}

function saveStateOf({ status, error }: AutosaveState<TemplateEdits>): SaveState {
  if (status === "saving" || status === "waiting") return { kind: status };
  if (status !== "failed") return { kind: "saved" };
  const fields = error instanceof ApiError ? error.fields : {};
  return { kind: "failed", message: errorMessage(error, FAILED), fields };
}

/** Returns a template's edits, which show immediately and are saved automatically. */
export function useEdits(template: TemplateView) {
  const client = useQueryClient();
  const userId = useUserId();
  const { autosave, state } = useAutosave(() => optionsOf(client, userId, template));
  return {
    edits: state.value,
    state: saveStateOf(state),
    change: (part: Partial<TemplateEdits>) => autosave.edit({ ...autosave.state().value, ...part }),
    flush: () => autosave.flush(),
  };
}
