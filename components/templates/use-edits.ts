"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { templates as templatesQuery } from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import { clearDraft, keepForNextPage, readDraft, writeDraft } from "#components/forms/drafts.ts";
import { useLeaving } from "#components/forms/use-leaving.ts";
import { api, ApiError, errorMessage } from "#lib/api/client.ts";
import type { TemplateEdits, TemplateView } from "#lib/schemas/templates.ts";

const QUIET_MS = 700;
const FAILED = "Your changes could not be saved. They are still here: please try again.";

export type SaveState =
  | { kind: "saved" | "waiting" | "saving" }
  | { kind: "failed"; message: string; fields: Readonly<Record<string, string>> };

/** What this browser has changed and no server has, with what the server may have had before. */
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

/** What is saved with the fields of a draft that nobody has changed since. */
function withDraft(saved: TemplateEdits, draft: unknown): TemplateEdits {
  if (!isDraft(draft)) return saved;
  const valueIn = (edits: TemplateEdits, field: string) =>
    JSON.stringify(edits[field as keyof TemplateEdits]);
  const ours = Object.entries(draft.edits).filter(([field]) =>
    draft.from.some((edits) => valueIn(edits, field) === valueIn(saved, field)),
  );
  return { ...saved, ...Object.fromEntries(ours) };
}

/**
 * What is changed of a template: shown at once, saved by itself when nothing was changed for a moment,
 * one save after the other, the last one winning. What no server has stays in the browser.
 */
export function useEdits({ kind, edits: saved }: TemplateView) {
  const client = useQueryClient();
  const userId = useUserId();
  const form = `template-${kind}`;
  const [first] = useState(() => withDraft(saved, readDraft(userId, form)));
  const [edits, setEdits] = useState(first);
  const [state, setState] = useState<SaveState>({ kind: first === saved ? "saved" : "waiting" });
  const latest = useRef(first);
  const sent = useRef(saved);
  const isChanged = useRef(first !== saved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<void>>(Promise.resolve());

  async function save(keepalive: boolean): Promise<void> {
    if (!isChanged.current) return;
    isChanged.current = false;
    setState({ kind: "saving" });
    try {
      const body = latest.current;
      sent.current = body;
      const view = await api("PUT /api/templates/{kind}", { params: { kind }, body, keepalive });
      client.setQueryData(templatesQuery.queryKey, view);
      if (!isChanged.current) clearDraft(userId, form);
      setState({ kind: isChanged.current ? "waiting" : "saved" });
    } catch (error) {
      isChanged.current = true;
      const fields = error instanceof ApiError ? error.fields : {};
      setState({ kind: "failed", message: errorMessage(error, FAILED), fields });
      throw error;
    }
  }

  /** Saves what waits to be saved. */
  function flush(keepalive = false): Promise<void> {
    clearTimeout(timer.current);
    saving.current = saving.current.catch(() => undefined).then(() => save(keepalive));
    return saving.current;
  }

  function later() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush().catch(() => undefined), QUIET_MS);
  }

  function change(part: Partial<TemplateEdits>) {
    latest.current = { ...latest.current, ...part };
    isChanged.current = true;
    writeDraft(userId, form, {
      from: [saved, sent.current],
      edits: latest.current,
    } satisfies Draft);
    setEdits(latest.current);
    setState({ kind: "waiting" });
    later();
  }

  const start = useEffectEvent(() => {
    if (isChanged.current) later();
  });
  useEffect(() => start(), []);
  useLeaving((isForAnotherPage) => {
    if (isForAnotherPage) keepForNextPage();
    void flush(true).catch(() => undefined);
  });

  return { edits, change, state, flush };
}
