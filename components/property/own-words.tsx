"use client";

import { useState } from "react";
import type { Control } from "react-hook-form";
import { TextField } from "#components/forms/text-field.tsx";
import { Card, CardContent } from "#components/ui/card.tsx";
import { OWN_WORDS } from "#lib/fields/features.ts";
import type { FeaturesText } from "./features-form-values.ts";

const HEADING = "In your own words";
const PURPOSE =
  "Add up to three details the lists don't cover, one sentence each. They appear exactly as written, so make sure they're accurate.";
const LABELS = ["First detail to mention", "Second detail to mention", "Third detail to mention"];
const EXAMPLES = [
  "The roof was replaced in 2022.",
  "The deck looks west over the ridge.",
  "The apple trees bear fruit each fall.",
];

/**
 * Edits the owner's own facts. Facts that a listing may not state are saved, but marked as left
 * out.
 */
export function OwnWords({ control }: { control: Control<FeaturesText, unknown, unknown> }) {
  const [reasons, setReasons] = useState<Readonly<Record<number, string | null>>>({});
  const check = async (index: number, text: string) => {
    const { whyLeftOut } = await import("#lib/listing/why-left-out.ts");
    setReasons((others) => ({ ...others, [index]: whyLeftOut(text) }));
  };
  return (
    <section
      aria-label={HEADING}
      className="flex flex-col gap-3"
      onBlur={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        void check(Number(target.dataset["index"]), target.value);
      }}
    >
      <h2 className="text-xl leading-7">{HEADING}</h2>
      <Card>
        <CardContent className="flex flex-col gap-5 pt-6">
          <p className="max-w-prose text-sm leading-5 text-muted-foreground">{PURPOSE}</p>
          {LABELS.map((label, index) => (
            <TextField
              key={label}
              control={control}
              name={`ownWords.${index}`}
              label={label}
              maxLength={OWN_WORDS.characters}
              placeholder={EXAMPLES[index]}
              data-index={index}
              autoComplete="off"
              hint={
                reasons[index] ? `Saved, but left out of your description. ${reasons[index]}` : null
              }
            />
          ))}
        </CardContent>
      </Card>
    </section>
  );
}
