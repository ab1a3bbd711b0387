"use client";

import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { inventory as inventoryQuery } from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import { clearDraft, keepForNextPage, readDraft, writeDraft } from "#components/forms/drafts.ts";
import { useLeaving } from "#components/forms/use-leaving.ts";
import { api, ApiError, errorMessage } from "#lib/api/client.ts";
import type { InventoryView } from "#lib/schemas/inventory.ts";

export type Item = InventoryView["items"][number];
export type List = Pick<InventoryView, "version" | "isShown" | "items">;
export type SaveState =
  | { kind: "saved" | "waiting" | "saving" }
  /** Somebody else has saved another list since. */
  | { kind: "failed" | "conflict"; message: string };

const QUIET_MS = 700;
const FORM = "inventory";
// What a browser sends of a page that is being left (Fetch, 64 KiB), with room to spare.
const MOST_KEPT_ALIVE = 30_000;
const FAILED = "The list could not be saved. It is still here: please try again.";
const CHANGED = "This list was changed in another window. What you changed here is still here.";

const isList = (draft: unknown): draft is List =>
  typeof draft === "object" &&
  draft !== null &&
  "version" in draft &&
  "items" in draft &&
  Array.isArray(draft.items);

const listOf = ({ version, isShown, items }: List): List => ({ version, isShown, items });

/** Whether two lists say the same, whichever version each is. */
const isSame = (one: List, other: List): boolean =>
  hashKey([one.isShown, one.items]) === hashKey([other.isShown, other.items]);

function stateOf(error: unknown): SaveState {
  const kind = error instanceof ApiError && error.status === 409 ? "conflict" : "failed";
  const refused = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
  return { kind, message: refused ?? errorMessage(error, FAILED) };
}

/**
 * Changes that this browser has kept and no server has; an older list's are in conflict. None where the page
 * before this one has saved them as it was left.
 */
function begin(view: InventoryView, draft: unknown): { list: List; state: SaveState } {
  if (!isList(draft) || isSame(draft, view)) {
    return { list: listOf(view), state: { kind: "saved" } };
  }
  const isCurrent = draft.version === view.version;
  return {
    list: draft,
    state: isCurrent ? { kind: "waiting" } : { kind: "conflict", message: CHANGED },
  };
}

/**
 * The list as it stands on the screen: changes show at once and are saved when nothing was changed for a
 * moment, one save after the other, each in the place of the version that it began with. What no server
 * has stays in the browser.
 */
export function useList(view: InventoryView) {
  const client = useQueryClient();
  const userId = useUserId();
  const [first] = useState(() => begin(view, readDraft(userId, FORM)));
  const [list, setList] = useState(first.list);
  const [state, setState] = useState<SaveState>(first.state);
  const latest = useRef(first.list);
  const isChanged = useRef(first.state.kind !== "saved");
  const isHeld = useRef(first.state.kind === "conflict");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<void>>(Promise.resolve());

  function put(next: List) {
    latest.current = next;
    setList(next);
  }

  function show(answer: InventoryView) {
    client.setQueryData(inventoryQuery.queryKey, answer);
    // What was changed meanwhile is a change of what is saved now.
    if (isChanged.current) put({ ...latest.current, version: answer.version });
    else {
      clearDraft(userId, FORM);
      put(listOf(answer));
    }
    setState({ kind: isChanged.current ? "waiting" : "saved" });
  }

  /** @returns what the server has then: by this call, or by that of a page that was left meanwhile */
  async function send(body: List, isLeaving: boolean): Promise<InventoryView> {
    const keepalive = isLeaving && JSON.stringify(body).length < MOST_KEPT_ALIVE;
    try {
      return await api("PUT /api/inventory", { body, keepalive });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const theirs = await api("GET /api/inventory").catch(() => null);
      if (theirs && isSame(theirs, body)) return theirs;
      throw error;
    }
  }

  async function save(isLeaving: boolean): Promise<void> {
    if (!isChanged.current || isHeld.current) return;
    isChanged.current = false;
    setState({ kind: "saving" });
    try {
      show(await send(latest.current, isLeaving));
    } catch (error) {
      isChanged.current = true;
      const failed = stateOf(error);
      isHeld.current = failed.kind === "conflict";
      setState(failed);
      throw error;
    }
  }

  /** Saves what waits to be saved. */
  function flush(isLeaving = false): Promise<void> {
    clearTimeout(timer.current);
    saving.current = saving.current.catch(() => undefined).then(() => save(isLeaving));
    return saving.current;
  }

  function later() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush().catch(() => undefined), QUIET_MS);
  }

  function change(part: Partial<Pick<List, "isShown" | "items">>) {
    put({ ...latest.current, ...part });
    isChanged.current = true;
    writeDraft(userId, FORM, latest.current);
    if (isHeld.current) return;
    setState({ kind: "waiting" });
    later();
  }

  /** Ends a conflict: with the list that the server has, or with this one in its place. */
  async function settle(keep: "mine" | "theirs"): Promise<void> {
    const theirs = await client.fetchQuery({ ...inventoryQuery, staleTime: 0 });
    isHeld.current = false;
    isChanged.current = keep === "mine";
    show(theirs);
    if (keep === "mine") await flush();
  }

  const follow = useEffectEvent((newest: InventoryView) => {
    const isQuiet = state.kind === "saved" && !isChanged.current;
    if (isQuiet && newest.version > latest.current.version) put(listOf(newest));
  });
  useEffect(() => follow(view), [view]);

  const start = useEffectEvent(() => {
    if (!isChanged.current) clearDraft(userId, FORM);
    else if (!isHeld.current) later();
  });
  useEffect(() => start(), []);
  useLeaving((isForAnotherPage) => {
    if (isForAnotherPage) keepForNextPage();
    void flush(true).catch(() => undefined);
  });

  return {
    list,
    state,
    change,
    /** As it is now, whatever was rendered last. */
    now: () => latest.current,
    flush,
    show,
    settle,
  };
}
