"use client";

import { hashKey, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { templates as templatesQuery } from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import type { AutosaveOptions, AutosaveState } from "#components/forms/autosave.ts";
import type { ConflictChoice } from "#components/forms/conflict/conflict-dialog.tsx";
import { clearDraft, readDraft, writeDraft } from "#components/forms/drafts.ts";
import { useAutosave } from "#components/forms/use-autosave.ts";
import { api, ApiError, errorMessage } from "#lib/api/client.ts";
import type { TemplateEdits, TemplatesView, TemplateView } from "#lib/schemas/templates.ts";

const SAVE_DELAY_MS = 700;
const FAILED = "We couldn't save your changes, but they're still here. Please try again.";

export type SaveState =
  | { kind: "saved" | "waiting" | "saving" }
  /** Another window or person saved the template. */
  | { kind: "conflict"; by: string | null; theirs: TemplateEdits }
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

type Saved = Pick<TemplateView, "edits" | "revision">;

const isSame = (one: Saved, other: Saved) => hashKey([one.edits]) === hashKey([other.edits]);

const savedIn = (view: TemplatesView | null | undefined, kind: TemplateView["kind"]) =>
  view?.templates.find((one) => one.kind === kind);

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
  { kind, edits, revision }: TemplateView,
): AutosaveOptions<Saved, TemplatesView> {
  const form = `template-${kind}`;
  const kept = readDraft(userId, form);
  let sent = edits;
  return {
    saved: { edits, revision },
    draft:
      kept === null
        ? null
        : { value: { edits: withDraft(edits, kept), revision }, isOutdated: false },
    delay: SAVE_DELAY_MS,
    isSame,
    send({ value, replaces = value }) {
      sent = value.edits;
      const body = { ...value.edits, revision: replaces.revision };
      return api("PUT /api/templates/{kind}", { params: { kind }, body, keepalive: true });
    },
    savedBy: (view, value) => ({
      ...value,
      revision: savedIn(view, kind)?.revision ?? value.revision,
    }),
    onSaved: (view) => client.setQueryData(templatesQuery.queryKey, view),
    async readTheirs() {
      const view = await client.fetchQuery({ ...templatesQuery, staleTime: 0 });
      return savedIn(view, kind) ?? { edits, revision };
    },
    keepDraft({ value, isSettled }) {
      if (isSettled) clearDraft(userId, form);
      else {
        const latest = savedIn(client.getQueryData(templatesQuery.queryKey), kind);
        const from = [latest?.edits ?? edits, sent];
        writeDraft(userId, form, { from, edits: value.edits } satisfies Draft);
      }
    },
  };
}

function saveStateOf({ status, error, theirs }: AutosaveState<Saved>, userId: string): SaveState {
  if (status === "saving" || status === "waiting") return { kind: status };
  if (status === "conflict" && theirs) {
    const by = error instanceof ApiError ? error.conflict?.by : null;
    return { kind: "conflict", by: by && by.id !== userId ? by.name : null, theirs: theirs.edits };
  }
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
    edits: state.value.edits,
    state: saveStateOf(state, userId),
    change(part: Partial<TemplateEdits>) {
      const { edits, revision } = autosave.state().value;
      autosave.edit({ edits: { ...edits, ...part }, revision });
    },
    flush: () => autosave.flush(),
    /** Resolves a conflict. */
    async settle(choice: ConflictChoice): Promise<void> {
      const { theirs } = autosave.state();
      if (choice === "mine") await autosave.keepMine();
      else if (theirs) autosave.replace(theirs);
    },
  };
}
