"use client";

import { Trash2 } from "lucide";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Segment, SegmentedControl } from "#components/ui/segmented-control.tsx";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { AdjustFields } from "./adjust-fields.tsx";
import { PhotoStage } from "./photo-stage.tsx";
import { usePhotoForm } from "./use-photo-form.ts";
import { WordsPart } from "./words-part.tsx";

type Part = "words" | "picture";

function FormActions({
  onDelete,
  onSave,
  hasNext,
}: {
  onDelete: () => void;
  /** Called before the form is submitted. */
  onSave: (goesOn: boolean) => void;
  hasNext: boolean;
}) {
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 flex flex-col gap-3 border-t bg-popover px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:px-7 lg:mx-0 lg:px-0">
      <SaveBanner tone="error" hideAfter={null} />
      <SaveBanner tone="success" />
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="ghost" className="-ml-3 text-destructive" onClick={onDelete}>
          <Icon node={Trash2} />
          <span className="max-[24rem]:sr-only">Delete</span>
        </Button>
        <div className="flex flex-wrap gap-3">
          {hasNext ? (
            <SubmitButton variant="outline" pendingLabel="Saving..." onClick={() => onSave(true)}>
              Save and next
            </SubmitButton>
          ) : null}
          <SubmitButton pendingLabel="Saving..." onClick={() => onSave(false)}>
            Save
          </SubmitButton>
        </div>
      </div>
    </div>
  );
}

export function PhotoForm({
  photo,
  others,
  onStep,
  onOpen,
  onDelete,
  onAdd,
}: {
  photo: PhotoView;
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
  const [part, setPart] = useState<Part>("words");
  const edits = useWatch({ control, name: "edits" });
  const edit = (changed: PhotoView["edits"]) =>
    methods.setValue("edits", changed, { shouldDirty: true });
  return (
    <SaveForm
      form={form}
      label="Photo"
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8"
    >
      <PhotoStage
        photo={photo}
        isAdjusted={part === "picture"}
        edits={edits}
        onEdit={edit}
        onStep={onStep}
        onOpen={onOpen}
      />
      <div className="flex min-w-0 flex-col gap-5">
        <DraftNote />
        <SegmentedControl label="Edit" value={part} onValueChange={setPart}>
          <Segment value="words">Details</Segment>
          <Segment value="picture">Adjust</Segment>
        </SegmentedControl>
        {part === "picture" ? (
          <AdjustFields edits={edits} onChange={edit} />
        ) : (
          <WordsPart
            control={control}
            photo={photo}
            others={others}
            hasClashed={hasClashed}
            onOpen={onOpen}
            onAdd={onAdd}
          />
        )}
        <FormActions
          onDelete={onDelete}
          onSave={(next) => {
            goesOn.current = next;
          }}
          hasNext={onStep.on !== null}
        />
      </div>
    </SaveForm>
  );
}
