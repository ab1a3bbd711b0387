"use client";

import { useCallback, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { clearDraft, readDraft, writeDraft } from "./drafts.ts";
import { useUserId } from "#components/data/queries.ts";

/** A form's own resetOptions are for values that arrive by themselves; they don't count here. */
const EXACTLY = {
  keepDirtyValues: false,
  keepDirty: false,
  keepErrors: false,
  keepFieldsRef: true,
} as const;

/**
 * Keeps what is typed on a form until it is saved: over a reload, a way through other screens and a
 * new sign-in in the same tab.
 * @param name the form's name, one for each form of the product
 * @returns whether an unsaved draft was put back, and how to let go of it
 */
export function useFormDraft<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, "reset" | "getValues" | "subscribe">,
  name: string,
) {
  const userId = useUserId();
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const draft = readDraft(userId, name);
    let isRestoring = false;
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false }) => {
        if (isRestoring) setRestored(isDirty);
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

  const settle = useCallback(
    (values?: T) => {
      form.reset(values, EXACTLY);
      clearDraft(userId, name);
      setRestored(false);
    },
    [form, name, userId],
  );

  /** The form was saved: what stands on it is no draft any more. */
  const forget = useCallback(() => settle(form.getValues()), [form, settle]);

  /** Back to what was saved. */
  const discard = useCallback(() => settle(), [settle]);

  return { restored, forget, discard };
}
