"use client";

import { ArrowLeft } from "lucide";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { TemplatesView, TemplateView } from "#lib/schemas/templates.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";
import { cn } from "#lib/utils.ts";
import { Choices } from "./choices.tsx";
import { LookFields } from "./look-fields.tsx";
import { Missing } from "./notes.tsx";
import { Preview } from "./preview.tsx";
import { DownloadTemplate } from "./download-template.tsx";
import { SaveStatus } from "./save-status.tsx";
import { useEdits } from "./use-edits.ts";
import { WordsFields } from "./words-fields.tsx";

function Counted({ template: { kind, post } }: { template: TemplateView }) {
  const spec = TEMPLATES[kind];
  if (!post || spec.output !== "text") return null;
  return (
    <p className="text-sm leading-6 text-muted-foreground">
      {`${post.characters.toLocaleString("en-US")} of ${spec.mostCharacters.toLocaleString("en-US")} characters.`}
      {post.isCut ? " Your text was shortened to fit." : null}
    </p>
  );
}

export function Editor({
  view,
  template,
  onClose,
}: {
  view: TemplatesView;
  template: TemplateView;
  onClose: () => void;
}) {
  const { edits, change, state, flush, settle } = useEdits(template);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { pages } = template;
  const spec = TEMPLATES[template.kind];
  const given = { view, template, edits, change };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="outline" onClick={onClose}>
          <Icon node={ArrowLeft} />
          All templates
        </Button>
        <SaveStatus
          state={state}
          edits={edits}
          view={view}
          onRetry={() => void flush().catch(() => undefined)}
          settle={settle}
        />
      </div>
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-2xl leading-8">
          {spec.label}
        </h2>
        <p className="leading-7 text-muted-foreground">{spec.note}</p>
      </div>
      <Missing missing={view.missing} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section
          aria-label="Preview"
          // A single page stays in view while its text is edited.
          className={cn("flex min-w-0 flex-col gap-3", pages === 1 && "lg:sticky lg:top-20")}
        >
          <Preview template={template} />
          <Counted template={template} />
        </section>
        <section aria-label="Template options" className="flex min-w-0 flex-col gap-7">
          <div className="flex flex-wrap items-center gap-3">
            <DownloadTemplate view={view} template={template} before={() => flush()} />
          </div>
          <WordsFields {...given} faults={state.kind === "failed" ? state.fields : {}} />
          <Choices {...given} />
          <LookFields {...given} />
        </section>
      </div>
    </div>
  );
}
