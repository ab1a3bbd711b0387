"use client";

import { useCallback, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useUserId } from "#components/data/use-user-id.ts";
import { clearDraft, readDraft, writeDraft } from "./drafts.ts";

/** Overrides the form's own resetOptions, which are for values that arrive while it is open. */
const EXACTLY = {
  keepDirtyValues: false,
  keepDirty: false,
  keepErrors: false,
  keepFieldsRef: true,
} as const;

/**
 * Keeps typed values until they are saved: across reloads, other screens and a new login in the
 * same tab.
 * @param name unique for each form of the product; null keeps nothing
 */
export function useFormDraft<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, "reset" | "getValues" | "subscribe">,
  name: string | null,
) {
  const userId = useUserId();
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    if (name === null) return;
    const draft = readDraft(userId, name);
    let isRestoring = false;
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false }) => {
        if (isRestoring) setIsRestored(isDirty);
        if (isDirty) writeDraft(userId, name, values);
        else clearDraft(userId, name);
      },
    });
    if (typeof draft === "object" && draft !== null) {
      isRestoring = true;
      form.reset({ ...form.getValues(), ...draft }, { ...EXACTLY, keepDefaultValues: true });
      isRestoring = false;
    }
    return unsubscribe;
  }, [form, name, userId]);

  const clear = useCallback(() => {
    if (name !== null) clearDraft(userId, name);
    setIsRestored(false);
  }, [name, userId]);

  /** Resets the form to `values`, or else to the last saved ones, and drops the draft. */
  const reset = useCallback(
    (values?: T) => {
      form.reset(values, EXACTLY);
      clear();
    },
    [form, clear],
  );

  /** Shows `values` as unsaved changes. */
  const restore = useCallback(
    (values: T) => form.reset(values, { ...EXACTLY, keepDefaultValues: true }),
    [form],
  );

  return { isRestored, clear, reset, restore };
}
