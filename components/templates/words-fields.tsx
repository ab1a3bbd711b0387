"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { templates as templatesQuery } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import { keptPhrase } from "#lib/description/kept-phrase.ts";
import { CHOICE_NOT_SAVED } from "#lib/error-messages.ts";
import { MAX_TEMPLATE_HEADLINE, MAX_TEMPLATE_TEXT } from "#lib/fields/templates.ts";
import type {
  TemplateEdits,
  TemplateFinding,
  TemplatesView,
  TemplateView,
} from "#lib/schemas/templates.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";
import { lettersLeftOut } from "#lib/templates/letters.ts";

type Field = TemplateFinding["field"];

export interface EditedTemplate {
  view: TemplatesView;
  template: TemplateView;
  edits: TemplateEdits;
  change: (part: Partial<TemplateEdits>) => void;
}

/** Confirms or reopens an unsupported claim for the whole listing. */
function useKeep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ quote, kept }: { quote: string; kept: boolean }) =>
      api("PATCH /api/properties/description/kept-notes", {
        body: { phrase: keptPhrase({ phrase: quote }), kept },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: templatesQuery.queryKey }),
    onError: (error) =>
      toast({
        variant: "destructive",
        title: errorMessage(error, CHOICE_NOT_SAVED),
      }),
  });
}

function Finding({ finding }: { finding: TemplateFinding }) {
  const { kind, quote, reason, isKept } = finding;
  const { mutate, isPending } = useKeep();
  return (
    <li className="flex flex-col items-start gap-1.5 py-2">
      <p className={isKept ? "leading-6" : "leading-6 text-destructive"}>
        <span className="font-medium">{`“${quote}”`}</span>
        {isKept ? " You confirmed that this is true." : ` ${reason}`}
      </p>
      {kind === "claim" ? (
        <Button
          variant="link"
          size="inline"
          className="text-sm"
          disabled={isPending}
          onClick={() => mutate({ quote, kept: !isKept })}
        >
          {isKept ? `Check “${quote}” again` : `Confirm “${quote}” is true`}
        </Button>
      ) : null}
    </li>
  );
}

const MAX_TOLD = 8;

/** Lists the characters that the fonts don't have and that won't be printed. */
function LeftOut({ letters }: { letters: readonly string[] }) {
  if (letters.length === 0) return null;
  const rest = letters.length > MAX_TOLD ? ` and ${letters.length - MAX_TOLD} more` : "";
  return (
    <p className="py-2 leading-6">
      {`These characters can't be printed and will be left out: ${letters.slice(0, MAX_TOLD).join(" ")}${rest}`}
    </p>
  );
}

function WordsField({
  field,
  label,
  most,
  template: { kind, edits: saved, findings, written },
  edits,
  change,
  fault,
}: EditedTemplate & { field: Field; label: string; most: number; fault: string | undefined }) {
  const id = useId();
  // Findings apply only to the saved text.
  const found =
    edits[field] === saved[field] ? findings.filter((finding) => finding.field === field) : [];
  const isAgainst = fault !== undefined || found.some(({ isKept }) => !isKept);
  const given = {
    id,
    value: edits[field] ?? written[field],
    maxLength: most,
    "aria-describedby": `${id}-findings`,
    "aria-invalid": isAgainst || undefined,
  };
  const { output, headlineFace } = TEMPLATES[kind];
  const isDrawn = output === "pdf" || output === "picture";
  const leftOut = isDrawn
    ? lettersLeftOut(given.value, field === "headline" ? headlineFace : "sans")
    : [];
  const write = (value: string) => change({ [field]: value === written[field] ? null : value });
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {field === "headline" ? (
        <Input {...given} onChange={({ target }) => write(target.value)} />
      ) : (
        <Textarea {...given} onChange={({ target }) => write(target.value)} />
      )}
      <div id={`${id}-findings`} aria-live="polite">
        {fault ? <p className="py-2 leading-6 text-destructive">{fault}</p> : null}
        <LeftOut letters={leftOut} />
        {found.length > 0 ? (
          <ul className="divide-y">
            {found.map((finding) => (
              <Finding key={`${finding.kind} ${finding.quote}`} finding={finding} />
            ))}
          </ul>
        ) : null}
      </div>
      {edits[field] !== null ? (
        <Button
          variant="link"
          size="inline"
          className="self-start text-sm"
          onClick={() => change({ [field]: null })}
        >
          {field === "headline" ? "Use suggested headline" : "Use listing description"}
        </Button>
      ) : null}
    </div>
  );
}

export function WordsFields({
  faults,
  ...given
}: EditedTemplate & { faults: Readonly<Record<string, string>> }) {
  const spec = TEMPLATES[given.template.kind];
  return (
    <>
      {spec.headline ? (
        <WordsField
          {...given}
          field="headline"
          label={spec.output === "email" ? "Headline and subject" : "Headline"}
          most={MAX_TEMPLATE_HEADLINE}
          fault={faults.headline}
        />
      ) : null}
      {spec.text ? (
        <WordsField
          {...given}
          field="text"
          label="Text"
          most={MAX_TEMPLATE_TEXT}
          fault={faults.text}
        />
      ) : null}
    </>
  );
}
