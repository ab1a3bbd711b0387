"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from "react";
import {
  useForm,
  type Control,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  type UseFormSetFocus,
} from "react-hook-form";
import type { z } from "zod";
import { onFirstTouch } from "#components/ui/on-first-touch.ts";
import { toast } from "#components/ui/use-toast.ts";
import { errorMessage } from "#lib/api/client.ts";
import { showFieldErrors } from "./field-errors.ts";
import { takeFilledIn } from "./filled-in.ts";
import type { ConflictChoice } from "./conflict/conflict-dialog.tsx";
import { type ConflictState, type Shared, useConflict } from "./conflict/use-conflict.ts";
import { formResolver, type LoadSchema } from "./form-resolver.ts";
import { useFormDraft } from "./use-form-draft.ts";

/**
 * Saved values that arrive while the form is open (a refetch, another tab) don't replace typed
 * ones.
 */
const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true, keepErrors: true } as const;

type SaveFormOptions<
  Schema extends z.ZodType<unknown, FieldValues>,
  Values extends FieldValues & z.input<Schema>,
  Saved,
> = {
  schema: LoadSchema<Schema>;
  /** In screen order. */
  values: Values;
  /** The draft's name. Without it, unsaved changes aren't kept. */
  draftName?: string;
  /** Asks the person before a save; false leaves the form as it is. */
  confirm?: (input: z.output<Schema>) => Promise<boolean>;
  /** For data that others may save meanwhile. */
  shared?: Shared<Values>;
  /** @param revision the one to save against, for a shared form */
  save: (input: z.output<Schema>, revision: number | undefined) => Promise<Saved>;
  /** Awaited before the form can be submitted again. */
  onSaved?: (saved: Saved) => unknown;
  /** A function gets the answer; undefined shows no message. */
  successMessage?: string | ((saved: Saved) => string | undefined);
  failure?: {
    /** Shows the failure as a toast with this title. Without it, the error banner shows it. */
    title?: string;
    /** Shown if the server sent no message. A function decides for itself. */
    message?: string | ((error: Error) => ReactNode);
  };
  /** The error banner's text for input that the schema rejects; null hides both banners. */
  describeInvalid?: (errors: FieldErrors<Values>) => string | null;
  /** Resets the fields to `values` after a save. */
  emptiesOnSave?: boolean;
  /** The screen is left after a save, so the form can't be submitted again until then. */
  leavesScreen?: boolean;
};

export type SaveState = {
  isSaving: boolean;
  isSaved: boolean;
  isBlocked: boolean;
  notice: { tone: "success" | "error"; message: ReactNode } | null;
  hideNotice: () => void;
  keepsDraft: boolean;
  isDraftRestored: boolean;
  clearDraft: () => void;
  discardDraft: () => void;
};

export type SaveFormState<Values extends FieldValues, Input> = SaveState & {
  conflict: ConflictState;
  closeConflict: () => void;
  settleConflict: (choice: ConflictChoice) => void;
  control: Control<Values, unknown, Input>;
  setFocus: UseFormSetFocus<Values>;
  methods: UseFormReturn<Values, unknown, Input>;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>;
};

function useLoadOnTouch(load: () => Promise<unknown>) {
  const loader = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => onFirstTouch(() => loader()), []);
}

/**
 * Returns a form that a schema validates and one call saves, with drafts and the server's messages.
 */
export function useSaveForm<
  Schema extends z.ZodType<unknown, FieldValues>,
  Values extends FieldValues & z.input<Schema>,
  Saved,
>({
  schema,
  values,
  draftName,
  confirm,
  shared,
  save,
  onSaved,
  successMessage,
  failure = {},
  describeInvalid,
  emptiesOnSave = false,
  leavesScreen = false,
}: SaveFormOptions<Schema, Values, Saved>): SaveFormState<Values, z.output<Schema>> {
  const [notice, setNotice] = useState<SaveState["notice"]>(null);
  const form = useForm<Values, unknown, z.output<Schema>>({
    resolver: formResolver<Schema, Values>(schema),
    values,
    resetOptions: KEEP_TYPED,
  });
  const conflict = useConflict(form, values, shared, draftName ?? null);
  const draft = useFormDraft(form, draftName ?? null);
  useLoadOnTouch(schema);

  const mutation = useMutation({
    mutationFn: (input: z.output<Schema>) => conflict.save((revision) => save(input, revision)),
    onMutate: () => setNotice(null),
    onSuccess: (saved) => {
      draft.reset(emptiesOnSave ? values : form.getValues());
      const message = typeof successMessage === "function" ? successMessage(saved) : successMessage;
      if (message !== undefined) setNotice({ tone: "success", message });
      return onSaved?.(saved);
    },
    onError: (error) => {
      if (conflict.notice(error)) return;
      showFieldErrors(form, error, Object.keys(values) as FieldPath<Values>[]);
      const { title, message: describe } = failure;
      const message =
        typeof describe === "function" ? describe(error) : errorMessage(error, describe);
      if (title === undefined) setNotice({ tone: "error", message });
      else toast({ title, description: message, variant: "destructive" });
    },
  });

  const send = (input: z.output<Schema>) => mutation.mutateAsync(input).catch(() => undefined);
  const submitHeld = form.handleSubmit(
    async (input) => {
      if (!confirm || (await confirm(input))) await send(input);
    },
    (errors) => {
      if (!describeInvalid) return;
      const message = describeInvalid(errors);
      setNotice(message === null ? null : { tone: "error", message });
    },
  );

  function settleConflict(choice: ConflictChoice) {
    const found = conflict.settle();
    if (!found) return;
    draft.reset(found.theirs);
    if (choice === "theirs") return;
    draft.restore(found.merged);
    void form.handleSubmit(send)();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    takeFilledIn(form, event.currentTarget);
    return submitHeld(event);
  }

  return {
    conflict: conflict.state,
    closeConflict: conflict.close,
    settleConflict,
    control: form.control,
    setFocus: form.setFocus,
    methods: form,
    submit,
    isSaving: mutation.isPending,
    isSaved: mutation.isSuccess,
    isBlocked: form.formState.isSubmitting || (leavesScreen && mutation.isSuccess),
    notice,
    hideNotice: () => setNotice(null),
    keepsDraft: draftName !== undefined,
    isDraftRestored: draft.isRestored,
    clearDraft: draft.clear,
    discardDraft: () => draft.reset(),
  };
}
