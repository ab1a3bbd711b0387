"use client";

import { RotateCcw, RotateCw, Undo2 } from "lucide";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { BRIGHTNESS, MAX_STRAIGHTEN, ROTATIONS } from "#lib/fields/photos.ts";
import { clamp } from "#lib/math.ts";
import type { PhotoEdits } from "#lib/schemas/photos.ts";
import { turnCrop } from "./crop.ts";
import { sameEdits, UNEDITED } from "./photo-fields.ts";

/** Renders a slider with a number field for exact values. */
function Amount({
  label,
  unit,
  value,
  least,
  most,
  step,
  onChange,
}: {
  label: string;
  unit: string;
  value: number;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  // Keeps an incomplete number while it is typed.
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const number = Number(text);
    if (text !== "" && Number.isFinite(number)) onChange(clamp(number, least, most));
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>
        {label} ({unit})
      </Label>
      <div className="flex items-center gap-4">
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={step}
          value={value}
          onChange={({ target }) => change(target.value)}
          className="h-11 min-w-0 flex-1 accent-primary"
        />
        <Input
          type="number"
          inputMode="decimal"
          aria-label={`${label}, exact value`}
          min={least}
          max={most}
          step={step}
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value);
            change(target.value);
          }}
          onBlur={() => setTyped(null)}
          className="w-24 figures"
        />
      </div>
    </div>
  );
}

type Rotation = PhotoEdits["rotation"];
const turned = (rotation: Rotation, quarters: number): Rotation =>
  ROTATIONS[(ROTATIONS.indexOf(rotation) + quarters) % ROTATIONS.length] ?? 0;

/** Edits a photo without changing what it shows. */
export function AdjustFields({
  edits,
  onChange,
}: {
  edits: PhotoEdits;
  onChange: (edits: PhotoEdits) => void;
}) {
  const { rotation, crop } = edits;
  const turnBack = () =>
    onChange({
      ...edits,
      rotation: turned(rotation, 3),
      crop: turnCrop(turnCrop(turnCrop(crop))),
    });
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm leading-6 text-muted-foreground">
        Move the corners to crop. We always keep your original photo.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={turnBack}>
          <Icon node={RotateCcw} />
          Turn left
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            onChange({ ...edits, rotation: turned(rotation, 1), crop: turnCrop(crop) })
          }
        >
          <Icon node={RotateCw} />
          Turn right
        </Button>
      </div>
      <Amount
        label="Straighten"
        unit="degrees"
        value={edits.straighten}
        least={-MAX_STRAIGHTEN}
        most={MAX_STRAIGHTEN}
        step={0.1}
        onChange={(straighten) => onChange({ ...edits, straighten })}
      />
      <Amount
        label="Brightness"
        unit="percent"
        value={Math.round(edits.brightness * 100)}
        least={BRIGHTNESS.least * 100}
        most={BRIGHTNESS.most * 100}
        step={1}
        onChange={(brightness) => onChange({ ...edits, brightness: brightness / 100 })}
      />
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 self-start"
        aria-disabled={sameEdits(edits, UNEDITED) || undefined}
        onClick={() => onChange(UNEDITED)}
      >
        <Icon node={Undo2} />
        Reset to original
      </Button>
    </div>
  );
}
