"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
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
  const { form, hasClashed } = usePhotoForm(photo);
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
        <SegmentedControl label="Part" value={part} onValueChange={setPart}>
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
        <SaveBanner tone="error" hideAfter={null} />
        <SaveBanner tone="success" />
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="ghost" className="-ml-3 text-destructive" onClick={onDelete}>
            <Trash2 aria-hidden />
            Delete
          </Button>
          <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
        </div>
      </div>
    </SaveForm>
  );
}
