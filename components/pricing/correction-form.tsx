"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { latestProperty } from "#components/data/queries.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { LotSizeField } from "#components/forms/lot-size-field.tsx";
import { COMPARED_SIZES, SizeNote } from "#components/forms/size-note.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { useCorrectionQuestion } from "#components/forms/use-correction-question.tsx";
import { ScreenLink } from "#components/layout/screen-link.tsx";
import { api, ApiError, errorMessage } from "#lib/api/client.ts";
import { CHANGES_NOT_SAVED } from "#lib/error-messages.ts";
import type { Basics } from "#lib/fields/basics.ts";
import { cn } from "#lib/utils.ts";
import { changesTo, CORRECTION_GROUPS, correctionText } from "./correction-fields.ts";

const CONFLICT = 409;

/** Explains the failure, with a link if the basics are missing. */
function Failure({ error }: { error: Error }) {
  return (
    <>
      {errorMessage(error, CHANGES_NOT_SAVED)}
      {error instanceof ApiError && error.status === CONFLICT ? (
        <>
          {" "}
          <ScreenLink to="basics" className="underline underline-offset-4" />
        </>
      ) : null}
    </>
  );
}

const isEmpty = (changes: Partial<Basics>) => Object.keys(changes).length === 0;

/**
 * Edits the facts of the home in place.
 * @param draftName the name of the draft that stores unsaved input
 * @param hasDescription whether there is a text that can state them
 * @param takesFocus whether the person opened the form, so that it takes the focus
 * @param onCorrected called when the basics are saved, before the new estimate; gets whether the
 *   description was corrected with them
 */
export function CorrectionForm({
  basics,
  draftName,
  hasDescription,
  takesFocus,
  onCorrected,
  onClose,
}: {
  open: boolean;
  basics: Basics;
  draftName: string;
  hasDescription: boolean;
  takesFocus: boolean;
  onCorrected: (isTextCorrected: boolean) => void;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const question = useCorrectionQuestion(hasDescription);
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/basics.ts")).correctionInput,
    values: correctionText(basics),
    draftName,
    async confirm(corrected) {
      const propertyBasics = changesTo(basics, corrected);
      return isEmpty(propertyBasics) || question.confirm({ propertyBasics });
    },
    async save(corrected) {
      const changes = changesTo(basics, corrected);
      if (isEmpty(changes)) return null;
      return api("PATCH /api/property/basics", { body: question.addTo(changes) });
    },
    onSaved: (saved) => {
      if (saved) {
        client.setQueryData(latestProperty.queryKey, (property) =>
          property ? { ...property, ...saved } : property,
        );
        // The next screen that edits the basics needs their new revision.
        const { queryKey } = latestProperty;
        void client.invalidateQueries({ queryKey, refetchType: "none" });
        onCorrected(question.isCorrected());
      }
      onClose();
    },
    failure: { message: (error) => <Failure error={error} /> },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus("finishedSquareFootage");
  }, [takesFocus, setFocus]);

  return (
    <SaveForm form={form} label="Your home" className="flex flex-col gap-6">
      <DraftNote />
      {CORRECTION_GROUPS.map(({ legend, columns, fields }) => (
        <fieldset key={legend} className="min-w-0">
          <legend className="sr-only">{legend}</legend>
          <div className={cn("grid items-start gap-x-5 gap-y-5", columns)}>
            {fields.map((field) => {
              const Field = field.name === "lotSize" ? LotSizeField : TextField;
              const size = COMPARED_SIZES[field.name];
              return (
                <div key={field.name}>
                  <Field control={form.control} autoComplete="off" className="figures" {...field} />
                  {size ? <SizeNote field={field.name} name={size} /> : null}
                </div>
              );
            })}
          </div>
        </fieldset>
      ))}
      <SaveBanner tone="error" hideAfter={null} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <CancelButton onCancel={onClose} />
        <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
      </div>
      {question.dialog}
    </SaveForm>
  );
}
