"use client";

import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { Segment, SegmentedControl } from "#components/ui/segmented-control.tsx";
import { MAX_ALTERNATIVE_TEXT, MAX_CAPTION } from "#lib/fields/photos.ts";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { AdjustFields } from "./adjust-fields.tsx";
import { AlterationFields } from "./alteration-fields.tsx";
import { Hints } from "./hints.tsx";
import { PhotoStage } from "./photo-stage.tsx";
import { RoomFields } from "./room-fields.tsx";
import { usePhotoForm } from "./use-photo-form.ts";
import { WordsField } from "./words-field.tsx";

type Part = "details" | "adjust";

const CAPTION_HINT = "What a buyer should know of this picture.";
const ALTERNATIVE_HINT =
  "Read out to people who can't see the photograph. Leave it empty to have it written from the room and the facts.";

/** One photograph, large, and everything that can be told of it and done to it. */
export function PhotoForm({
  photo,
  others,
  onStep,
  onOpen,
  onDelete,
  onAdd,
}: {
  photo: PhotoView;
  /** The other photographs of the account. */
  others: readonly PhotoView[];
  onStep: Record<"back" | "on", (() => void) | null>;
  onOpen: (id: string) => void;
  onDelete: () => void;
  onAdd: ((files: File[]) => void) | null;
}) {
  const goesOn = useRef(false);
  const { form, hasClashed } = usePhotoForm(photo, () => {
    if (goesOn.current) onStep.on?.();
  });
  const { control, methods } = form;
  const [part, setPart] = useState<Part>("details");
  const edits = useWatch({ control, name: "edits" });
  const edit = (changed: PhotoView["edits"]) =>
    methods.setValue("edits", changed, { shouldDirty: true });
  const { alteration, findings } = photo;
  const findingsOf = (name: string) => findings.filter(({ field }) => field === name);
  const ownAlternativeText = photo.isOwnAlternativeText ? photo.alternativeText : "";
  return (
    <SaveForm
      form={form}
      label="Photograph"
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8"
    >
      <PhotoStage
        photo={photo}
        isAdjusted={part === "adjust"}
        edits={edits}
        onEdit={edit}
        onStep={onStep}
        onOpenUnaltered={alteration ? () => onOpen(alteration.unalteredPhotoId) : null}
      />
      <div className="flex min-w-0 flex-col gap-5">
        <DraftNote />
        <SegmentedControl label="Change" value={part} onValueChange={setPart}>
          <Segment value="details">Words</Segment>
          <Segment value="adjust">Picture</Segment>
        </SegmentedControl>
        {part === "adjust" ? (
          <AdjustFields edits={edits} onChange={edit} />
        ) : (
          <>
            <Hints hints={photo.hints} onOpen={onOpen} />
            <RoomFields control={control} />
            <WordsField
              control={control}
              name="caption"
              label="Caption"
              hint={CAPTION_HINT}
              most={MAX_CAPTION}
              findings={findingsOf("caption")}
              theirs={hasClashed ? photo.caption : null}
            />
            <WordsField
              control={control}
              name="alternativeText"
              label="Alternative text"
              hint={ALTERNATIVE_HINT}
              most={MAX_ALTERNATIVE_TEXT}
              placeholder={photo.isOwnAlternativeText ? undefined : photo.alternativeText}
              findings={findingsOf("alternativeText")}
              theirs={hasClashed ? ownAlternativeText : null}
            />
            <AlterationFields
              control={control}
              others={others.filter(({ alteration: other }) => other === null)}
              onAdd={onAdd}
            />
          </>
        )}
        <div className="sticky -bottom-5 z-10 -mx-5 flex flex-col gap-3 border-t bg-popover px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:px-7 lg:mr-0 lg:pr-0">
          <SaveBanner tone="error" hideAfter={null} />
          <SaveBanner tone="success" />
          <div className="flex flex-wrap justify-between gap-3">
            <Button variant="ghost" className="-ml-3 text-destructive" onClick={onDelete}>
              <Trash2 aria-hidden />
              Delete
            </Button>
            <div className="flex flex-wrap gap-3">
              {onStep.on ? (
                <SubmitButton
                  variant="outline"
                  pendingLabel="Saving..."
                  onClick={() => (goesOn.current = true)}
                >
                  Save, next
                </SubmitButton>
              ) : null}
              <SubmitButton pendingLabel="Saving..." onClick={() => (goesOn.current = false)}>
                Save
              </SubmitButton>
            </div>
          </div>
        </div>
      </div>
    </SaveForm>
  );
}
