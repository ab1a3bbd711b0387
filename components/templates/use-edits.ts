"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { templates as templatesQuery } from "#components/data/queries.ts";
import { useLeaving } from "#components/forms/use-leaving.ts";
import { api, ApiError, errorMessage } from "#lib/api/client.ts";
import type { TemplateEdits, TemplateView } from "#lib/schemas/templates.ts";

const QUIET_MS = 700;
const FAILED = "Your changes could not be saved. They are still here: please try again.";

export type SaveState =
  | { kind: "saved" | "waiting" | "saving" }
  | { kind: "failed"; message: string; fields: Readonly<Record<string, string>> };

/**
 * What is changed of a template: shown at once, saved by itself when nothing was changed for a moment,
 * one save after the other, the last one winning.
 */
export function useEdits({ kind, edits: saved }: TemplateView) {
  const client = useQueryClient();
  const [edits, setEdits] = useState(saved);
  const [state, setState] = useState<SaveState>({ kind: "saved" });
  const latest = useRef(saved);
  const isChanged = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<void>>(Promise.resolve());

  async function save(keepalive: boolean): Promise<void> {
    if (!isChanged.current) return;
    isChanged.current = false;
    setState({ kind: "saving" });
    try {
      const body = latest.current;
      const view = await api("PUT /api/templates/{kind}", { params: { kind }, body, keepalive });
      client.setQueryData(templatesQuery.queryKey, view);
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

  function change(part: Partial<TemplateEdits>) {
    latest.current = { ...latest.current, ...part };
    isChanged.current = true;
    setEdits(latest.current);
    setState({ kind: "waiting" });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush().catch(() => undefined), QUIET_MS);
  }

  useLeaving(() => void flush(true).catch(() => undefined));

  return { edits, change, state, flush };
}
