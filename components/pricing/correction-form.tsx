"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import Link from "next/link";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { DraftNote } from "#components/data/draft-note.tsx";
import { showFieldErrors } from "#components/data/field-errors.ts";
import { formResolver } from "#components/data/form-resolver.ts";
import { KEEP_TYPED } from "#components/data/saved-values.ts";
import { useFormDraft } from "#components/data/use-form-draft.ts";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { ApiError, errorMessage } from "#lib/api/client.ts";
import type { Basics } from "#lib/schemas/basics.ts";
import { cn } from "#lib/utils.ts";
import {
  changesTo,
  CORRECTION_GROUPS,
  CORRECTION_NAMES,
  correctionInput,
  correctionText,
  type CorrectionName,
  type CorrectionText,
} from "./correction-fields.ts";

export const CORRECTION_DRAFT = "pricing-facts";

const CONFLICT = 409;

function Failure({ error }: { error: Error }) {
  return (
    <>
      {errorMessage(error, "Failed to save the correction. Please try again.")}
      {error instanceof ApiError && error.status === CONFLICT ? (
        <>
          {" "}
          <Link href="/property-basics" className="underline underline-offset-4">
            Go to The Basics
          </Link>
        </>
      ) : null}
    </>
  );
}

/**
 * The facts of the home as fields, in the place where they were read.
 * @param takesFocus whether the form was opened by hand, and gets the cursor
 */
export function CorrectionForm({
  basics,
  save,
  takesFocus,
  onClose,
}: {
  basics: Basics;
  save: UseMutationResult<unknown, Error, Partial<Basics>>;
  takesFocus: boolean;
  onClose: () => void;
}) {
  const form = useForm<CorrectionText, unknown, Record<CorrectionName, number>>({
    resolver: formResolver(correctionInput),
    values: correctionText(basics),
    resetOptions: KEEP_TYPED,
  });
  const draft = useFormDraft(form, CORRECTION_DRAFT);
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus("finishedSquareFootage");
  }, [takesFocus, setFocus]);

  async function submit(corrected: Record<CorrectionName, number>) {
    const changes = changesTo(basics, corrected);
    try {
      if (Object.keys(changes).length > 0) await save.mutateAsync(changes);
      draft.forget();
      onClose();
    } catch (error) {
      showFieldErrors(form, error, CORRECTION_NAMES);
    }
  }

  return (
    <Form {...form}>
      <form
        noValidate
        aria-label="Your Home"
        className="flex flex-col gap-6"
        onSubmit={form.handleSubmit(submit)}
      >
        <DraftNote shown={draft.restored} onDiscard={draft.discard} />
        {CORRECTION_GROUPS.map(({ legend, columns, fields }) => (
          <fieldset key={legend} className="min-w-0">
            <legend className="sr-only">{legend}</legend>
            <div className={cn("grid items-start gap-x-5 gap-y-5", columns)}>
              {fields.map((field) => (
                <TextField
                  key={field.name}
                  control={form.control}
                  autoComplete="off"
                  className="figures"
                  {...field}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <Banner
          tone="error"
          message={save.error && !save.isPending ? <Failure error={save.error} /> : null}
          hideAfter={null}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button
            variant="outline"
            disabled={save.isPending}
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            pending={save.isPending}
            pendingLabel="Saving..."
            disabled={form.formState.isSubmitting}
          >
            Save
          </Button>
        </div>
      </form>
    </Form>
  );
}
