"use client";

import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { FINDING_LOOKS } from "#components/ui/finding-looks.ts";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "#components/ui/form.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import type { PhotoForm } from "#lib/schemas/photo-form.ts";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { cn } from "#lib/utils.ts";

type Finding = PhotoView["findings"][number];

const CLAIM = "Not in your property details";

function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-2.5 rounded-lg bg-muted px-4 py-3">
      {findings.map(({ kind, quote, reason }) => {
        const { icon, color, word } = FINDING_LOOKS[kind];
        return (
          <li key={`${kind} ${quote}`} className="text-sm leading-5">
            <p className={cn("flex items-center gap-1.5 font-medium", color)}>
              <Icon node={icon} className="size-4 shrink-0" />
              {word ?? CLAIM}: {`“${quote}”`}
            </p>
            <p className="text-muted-foreground">{reason}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** A text field with a counter, its findings, and what another member saved meanwhile. */
export function WordsField({
  control,
  name,
  label,
  hint,
  most,
  placeholder,
  findings,
  theirs,
}: {
  control: Control<PhotoForm, unknown, PhotoForm>;
  name: "caption" | "alternativeText";
  label: string;
  hint: ReactNode;
  most: number;
  placeholder?: string | undefined;
  /** Of the saved text. */
  findings: readonly Finding[];
  /** Null if no other member saved a change. */
  theirs: string | null;
}) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem>
          <div className="flex items-baseline justify-between gap-3">
            <FormLabel>{label}</FormLabel>
            <span
              className={cn(
                "text-sm figures",
                field.value.length > most ? "text-destructive" : "text-muted-foreground",
              )}
            >
              {field.value.length} of {most}
            </span>
          </div>
          <FormControl>
            <Textarea {...field} placeholder={placeholder} className="min-h-20" />
          </FormControl>
          <FormDescription>{hint}</FormDescription>
          <FormMessage />
          {theirs !== null && theirs !== field.value ? (
            <p className="mt-2 rounded-lg bg-accent px-4 py-2.5 text-sm leading-6 wrap-anywhere text-accent-foreground">
              Saved by someone else: {theirs ? `“${theirs}”` : "blank"}.{" "}
              <Button
                variant="link"
                size="inline"
                className="text-accent-foreground decoration-accent-foreground/40"
                onClick={() => field.onChange(theirs)}
              >
                Use this version
              </Button>
            </p>
          ) : null}
          <Findings findings={findings} />
        </FormItem>
      )}
    />
  );
}
