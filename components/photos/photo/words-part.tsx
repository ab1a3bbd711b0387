"use client";

import type { Control } from "react-hook-form";
import { MAX_ALTERNATIVE_TEXT, MAX_CAPTION } from "#lib/fields/photos.ts";
import type { PhotoForm } from "#lib/schemas/photo-form.ts";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { AlterationFields } from "./alteration-fields.tsx";
import { Hints } from "./hints.tsx";
import { RoomFields } from "./room-fields.tsx";
import { WordsField } from "./words-field.tsx";

const CAPTION_HINT = "Tell buyers what this photo shows.";
const OWN_TEXT_HINT =
  "Read aloud to people who can't see the photo. Clear it and we'll write it from the room and your property details.";
const WRITTEN_HINT =
  "Read aloud to people who can't see the photo. We wrote this from the room and your property details. You can type your own.";

export function WordsPart({
  control,
  photo,
  others,
  hasClashed,
  onOpen,
  onAdd,
}: {
  control: Control<PhotoForm, unknown, PhotoForm>;
  photo: PhotoView;
  others: readonly PhotoView[];
  /** Whether another member saved meanwhile. */
  hasClashed: boolean;
  onOpen: (id: string) => void;
  onAdd: ((files: File[]) => void) | null;
}) {
  const { findings, isOwnAlternativeText: isOwn, alternativeText } = photo;
  const findingsOf = (name: string) => findings.filter(({ field }) => field === name);
  return (
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
        label="Alt text"
        hint={isOwn ? OWN_TEXT_HINT : WRITTEN_HINT}
        most={MAX_ALTERNATIVE_TEXT}
        placeholder={isOwn ? undefined : alternativeText}
        findings={findingsOf("alternativeText")}
        theirs={hasClashed && isOwn ? alternativeText : null}
      />
      <AlterationFields
        control={control}
        others={others.filter(({ alteration }) => alteration === null)}
        onAdd={onAdd}
      />
    </>
  );
}
