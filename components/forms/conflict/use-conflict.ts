"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { clearDraft, readDraft, writeDraft } from "#components/forms/drafts.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import { ApiError } from "#lib/api/client.ts";
import { type Difference, differences, type FieldWords, mergeValues } from "./merge-values.ts";

/** What a form of shared data needs to notice what others save meanwhile. */
export interface Shared<Values> {
  /** The revision of the form's values. */
  revision: number;
  /** Returns the form's values of what was saved. */
  read: (current: unknown) => Values;
  /** Says the values in words, in the order of the screen. */
  describe: (values: Values) => readonly FieldWords[];
  /** Refetches what the form shows. */
  refresh: () => unknown;
}

interface Base<Values> {
  revision: number;
  values: Values;
}

/** What others saved, against what is on this screen. */
export interface Differences {
  /** ISO 8601 */
  at: string;
  /** The other person's name; null for another window, or somebody who was deleted. */
  by: string | null;
  /** Fields that this person changed, with different values. */
  both: readonly Difference[];
  /** Fields that only the others changed, with their earlier values. */
  also: readonly Difference[];
}

interface Found<Values> extends Differences {
  revision: number;
  theirs: Values;
  merged: Values;
}

export type ConflictState = Differences & { open: boolean };

const NONE: Differences = { at: "", by: null, both: [], also: [] };

const isBase = <Values>(draft: unknown): draft is Base<Values> =>
  typeof draft === "object" && draft !== null && "revision" in draft && "values" in draft;

/**
 * Knows which saved values a form's typed ones are based on, also those of a draft, and what differs
 * when somebody saved others meanwhile.
 */
export function useConflict<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "subscribe" | "getValues">,
  values: Values,
  shared: Shared<Values> | undefined,
  draftName: string | null,
) {
  const userId = useUserId();
  const revision = shared?.revision ?? 0;
  const base = useRef<Base<Values>>({ revision, values });
  const isDirty = useRef(false);
  const [found, setFound] = useState<Found<Values> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const baseName = shared && draftName !== null ? `${draftName}.base` : null;

  // A draft of an earlier page is restored only after this.
  const begin = useEffectEvent(() => {
    if (baseName === null || draftName === null) return;
    const before = readDraft(userId, draftName) === null ? null : readDraft(userId, baseName);
    if (isBase<Values>(before)) base.current = before;
  });
  const follow = useEffectEvent(() => {
    if (isDirty.current) {
      if (baseName !== null) writeDraft(userId, baseName, base.current);
      return;
    }
    if (revision >= base.current.revision) base.current = { revision, values };
    if (baseName !== null) clearDraft(userId, baseName);
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) follow();
    else begin();
    hasBegun.current = true;
  }, [revision]);
  const isShared = shared !== undefined;
  useEffect(() => {
    if (!isShared) return;
    // A render would reset what a password manager filled in without an event.
    return form.subscribe({
      formState: { isDirty: true },
      callback(state) {
        if (state.isDirty === isDirty.current) return;
        isDirty.current = state.isDirty ?? false;
        follow();
      },
    });
  }, [form, isShared]);

  /** Returns what a refused save would have replaced; null for another failure. */
  function compare(error: unknown): Found<Values> | null {
    const conflict = error instanceof ApiError ? error.conflict : undefined;
    if (!conflict || !shared) return null;
    const theirs = shared.read(conflict.current);
    const mine = form.getValues();
    const merged = mergeValues(base.current.values, mine, theirs);
    const words = shared.describe(theirs);
    const both = differences(words, shared.describe(merged));
    const also = differences(words, shared.describe(mine)).filter(({ label }) =>
      both.every((one) => one.label !== label),
    );
    const by = conflict.by && conflict.by.id !== userId ? conflict.by.name : null;
    return { revision: conflict.revision, at: conflict.at, by, theirs, merged, both, also };
  }

  return {
    state: { ...(found ?? NONE), open: isOpen },
    /** Saves against the form's revision. If others saved just the same, it saves over theirs. */
    async save<Saved>(save: (revision: number | undefined) => Promise<Saved>): Promise<Saved> {
      if (!shared) return save(undefined);
      try {
        return await save(base.current.revision);
      } catch (error) {
        const saved = compare(error);
        if (!saved || saved.both.length + saved.also.length > 0) throw error;
        base.current = { revision: saved.revision, values: saved.theirs };
        return save(saved.revision);
      }
    },
    /** Shows a failure if it's a conflict. */
    notice(error: Error): boolean {
      const next = compare(error);
      if (!next) return false;
      setFound(next);
      setOpen(true);
      return true;
    },
    close: () => setOpen(false),
    /** Bases the form on what others saved. Returns both sides' values. */
    settle() {
      setOpen(false);
      if (!found) return null;
      base.current = { revision: found.revision, values: found.theirs };
      void shared?.refresh();
      return found;
    },
  };
}
