"use client";

import { hashKey, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { inventory as inventoryQuery } from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import type { AutosaveOptions, AutosaveState, Edit } from "#components/forms/autosave.ts";
import { clearDraft, readDraft, writeDraft } from "#components/forms/drafts.ts";
import { useAutosave } from "#components/forms/use-autosave.ts";
import { api, ApiError, errorMessage } from "#lib/api/client.ts";
import type { InventoryView } from "#lib/schemas/inventory.ts";

export type Item = InventoryView["items"][number];
export type List = Pick<InventoryView, "version" | "isShown" | "items">;
export type SaveState =
  | { kind: "saved" | "waiting" | "saving" }
  /** Another tab or member saved a different list. */
  | { kind: "failed" | "conflict"; message: string };

const SAVE_DELAY_MS = 700;
const FORM = "inventory";
// Browsers limit keepalive requests to 64 KiB (Fetch standard); this leaves a margin.
const MAX_KEPT_ALIVE = 30_000;
const FAILED = "We couldn't save your list. Your changes are still here. Please try again.";
const CHANGED = "This list was changed in another window. Your changes are still here.";

const isList = (draft: unknown): draft is List =>
  typeof draft === "object" &&
  draft !== null &&
  "version" in draft &&
  "items" in draft &&
  Array.isArray(draft.items);

const listOf = ({ version, isShown, items }: List): List => ({ version, isShown, items });

/** Whether two lists are the same apart from their version. */
const isSame = (one: List, other: List): boolean =>
  hashKey([one.isShown, one.items]) === hashKey([other.isShown, other.items]);

/** @param edit replaces the version that the server acknowledged last */
function send({ value, replaces = value }: Edit<List>): Promise<InventoryView> {
  const body = { ...value, version: replaces.version };
  return api("PUT /api/inventory", {
    body,
    keepalive: JSON.stringify(body).length < MAX_KEPT_ALIVE,
  });
}

function optionsOf(
  client: QueryClient,
  userId: string,
  view: InventoryView,
): AutosaveOptions<List, InventoryView> {
  const draft = readDraft(userId, FORM);
  // The previous page may have saved its draft on leaving.
  const isOutdated = isList(draft) && !isSame(draft, view) && draft.version !== view.version;
  return {
    saved: listOf(view),
    draft: isList(draft) ? { value: draft, isOutdated } : null,
    delay: SAVE_DELAY_MS,
    isSame,
    send,
    savedBy: listOf,
    onSaved: (answer) => client.setQueryData(inventoryQuery.queryKey, answer),
    readTheirs: async () => listOf(await client.fetchQuery({ ...inventoryQuery, staleTime: 0 })),
    keepDraft({ value, acknowledged, theirs, isSettled }) {
      // In a conflict, the version that these changes are based on.
      const { version } = theirs ? value : acknowledged;
      if (isSettled) clearDraft(userId, FORM);
      else writeDraft(userId, FORM, { ...value, version });
    },
  };
}

function saveStateOf({ status, error }: AutosaveState<List>): SaveState {
  if (status === "saving" || status === "waiting") return { kind: status };
  if (status !== "failed" && status !== "conflict") return { kind: "saved" };
  if (error === null) return { kind: status, message: CHANGED };
  const refused = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
  return { kind: status, message: refused ?? errorMessage(error, FAILED) };
}

/**
 * Returns the list on the screen. Changes show immediately and are saved automatically, each
 * against the version it is based on.
 */
export function useList(view: InventoryView) {
  const client = useQueryClient();
  const userId = useUserId();
  const { autosave, state } = useAutosave(() => optionsOf(client, userId, view));
  const now = () => autosave.state().value;

  useEffect(() => {
    const { isSettled, acknowledged } = autosave.state();
    if (isSettled && view.version > acknowledged.version) autosave.receive(listOf(view));
  }, [autosave, view]);

  return {
    list: state.value,
    state: saveStateOf(state),
    change: (part: Partial<Pick<List, "isShown" | "items">>) =>
      autosave.edit({ ...now(), ...part }),
    /** Returns the current list, also between renders. */
    now,
    flush: () => autosave.flush(),
    /** Shows the list that another call returned. */
    show(answer: InventoryView) {
      client.setQueryData(inventoryQuery.queryKey, answer);
      autosave.acknowledge(listOf(answer));
    },
    /** Resolves a conflict by keeping the server's list or this one. */
    async settle(keep: "mine" | "theirs"): Promise<void> {
      if (keep === "mine") await autosave.keepMine();
      else autosave.replace(listOf(view));
    },
  };
}
