"use client";

import { ImagePlus } from "lucide";
import { useId } from "react";
import { type Control, useController, useWatch } from "react-hook-form";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Radio, RadioGroup } from "#components/ui/radio-group.tsx";
import { type Alteration, ALTERATION_KEYS, ALTERATIONS } from "#lib/fields/photos.ts";
import { describeUploads } from "#lib/photos-upload/upload.ts";
import type { PhotoForm } from "#lib/schemas/photo-form.ts";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { PhotoPicture } from "../photo-picture.tsx";
import { ChooseFiles } from "#components/data/uploads/choose-files.tsx";
import { useUploads } from "../upload/use-uploads.ts";

type PhotoControl = Control<PhotoForm, unknown, PhotoForm>;

function FieldMessage({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-sm leading-5 font-medium text-destructive">
      {children}
    </p>
  );
}

function KindsField({ control }: { control: PhotoControl }) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: "kinds" });
  const toggle = (kind: Alteration) =>
    field.onChange(
      field.value.includes(kind)
        ? field.value.filter((other) => other !== kind)
        : [...field.value, kind],
    );
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-message`}>
      <legend className="mb-1 text-sm font-medium">What was changed</legend>
      {ALTERATION_KEYS.map((kind, index) => (
        <label key={kind} className="flex cursor-pointer items-center gap-3 py-2 leading-6">
          <Checkbox
            ref={index === 0 ? field.ref : undefined}
            name={`alteration-${kind}`}
            checked={field.value.includes(kind)}
            onChange={() => toggle(kind)}
            onBlur={field.onBlur}
          />
          {ALTERATIONS[kind]}
        </label>
      ))}
      <FieldMessage id={`${id}-message`}>{fieldState.error?.message}</FieldMessage>
    </fieldset>
  );
}

function UnalteredField({
  control,
  others,
  onAdd,
}: {
  control: PhotoControl;
  others: readonly PhotoView[];
  onAdd: ((files: File[]) => void) | null;
}) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: "unalteredPhotoId" });
  const { uploads, added } = useUploads();
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-message`}>
      <legend className="mb-2 text-sm font-medium">Unaltered photo</legend>
      <div className="flex flex-col gap-3">
        {others.length > 0 ? (
          <RadioGroup
            value={field.value}
            onValueChange={field.onChange}
            aria-label="Unaltered photo"
            className="-m-1 max-h-64 grid-cols-4 gap-2 overflow-y-auto p-1"
          >
            {others.map((photo) => (
              <label
                key={photo.id}
                className="relative cursor-pointer overflow-hidden rounded-lg border-2 border-transparent has-checked:border-primary has-focus-visible:outline-2 has-focus-visible:outline-ring forced-colors:has-checked:border-[Highlight]"
              >
                <Radio value={photo.id} onBlur={field.onBlur} className="absolute opacity-0" />
                <PhotoPicture photo={photo} className="aspect-4/3 w-full rounded-md object-cover" />
              </label>
            ))}
          </RadioGroup>
        ) : null}
        {onAdd ? (
          <ChooseFiles variant="outline" size="sm" className="self-start" onChoose={onAdd}>
            <Icon node={ImagePlus} />
            Add the unaltered photo
          </ChooseFiles>
        ) : null}
        <p role="status" className="text-sm leading-5 text-muted-foreground">
          {describeUploads(uploads, added).spoken}
        </p>
      </div>
      <FieldMessage id={`${id}-message`}>{fieldState.error?.message}</FieldMessage>
    </fieldset>
  );
}

/** Discloses that a photo was altered. */
export function AlterationFields({
  control,
  others,
  onAdd,
}: {
  control: PhotoControl;
  /** The photos that may be the unaltered version. */
  others: readonly PhotoView[];
  onAdd: ((files: File[]) => void) | null;
}) {
  const isAltered = useWatch({ control, name: "isAltered" });
  return (
    <div className="flex flex-col gap-3">
      <div>
        <CheckboxField
          control={control}
          name="isAltered"
          label="This photo was digitally altered"
        />
        <p className="text-sm leading-6 text-muted-foreground">
          We label it “Altered” wherever it&apos;s shown and show the unaltered photo beside it.
          California law requires this of agents. Changes to light, color, angle or crop don&apos;t
          need a label.
        </p>
      </div>
      {isAltered ? (
        <>
          <KindsField control={control} />
          <UnalteredField control={control} others={others} onAdd={onAdd} />
        </>
      ) : null}
    </div>
  );
}
