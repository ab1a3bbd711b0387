"use client";

import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { DisclosureCard } from "#components/ui/disclosure-card.tsx";
import type { TemplateKind } from "#lib/fields/templates.ts";
import type { TemplatesView, TemplateView } from "#lib/schemas/templates.ts";
import { TEMPLATE_GROUPS, type TemplateGroup, TEMPLATES } from "#lib/templates/kinds.ts";
import { DownloadTemplate } from "./download-template.tsx";
import { Thumbnail } from "./preview.tsx";

const GROUPS = Object.keys(TEMPLATE_GROUPS) as TemplateGroup[];

function TemplateCard({
  view,
  template,
  isAtTop,
  onOpen,
}: {
  view: TemplatesView;
  template: TemplateView;
  isAtTop: boolean;
  onOpen: (kind: TemplateKind) => void;
}) {
  const { kind } = template;
  const { label, note } = TEMPLATES[kind];
  return (
    <Card className="grid h-full grid-cols-[5rem_minmax(0,1fr)] gap-3 p-3 sm:flex sm:flex-col sm:gap-4 sm:p-4">
      <div className="flex max-h-40 items-start justify-center overflow-hidden rounded-md bg-muted p-1.5 sm:max-h-72 sm:min-h-40 sm:flex-1 sm:p-3">
        <div className="w-full max-w-64">
          <Thumbnail template={template} isAtTop={isAtTop} />
        </div>
      </div>
      <div className="flex flex-col gap-3 sm:gap-4">
        <div className="flex flex-col gap-1">
          <h3 className="text-base font-medium">{label}</h3>
          <p className="text-sm leading-5 text-muted-foreground">{note}</p>
        </div>
        <div className="flex flex-col items-start gap-3 sm:flex-row sm:flex-wrap">
          <Button
            id={`open-${kind}`}
            variant="outline"
            aria-label={`Preview and edit: ${label}`}
            onClick={() => onOpen(kind)}
          >
            Preview and edit
          </Button>
          <DownloadTemplate view={view} template={template} isShort />
        </div>
      </div>
    </Card>
  );
}

export function Gallery({
  view,
  onOpen,
}: {
  view: TemplatesView;
  onOpen: (kind: TemplateKind) => void;
}) {
  return (
    <div className="flex flex-col gap-4">
      {GROUPS.map((group, index) => (
        <DisclosureCard key={group} title={TEMPLATE_GROUPS[group]} startsOpen={index === 0}>
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
            {view.templates
              .filter(({ kind }) => TEMPLATES[kind].group === group)
              .map((template, place) => {
                const isAtTop = index + place === 0;
                return (
                  <li key={template.kind}>
                    <TemplateCard
                      view={view}
                      template={template}
                      isAtTop={isAtTop}
                      onOpen={onOpen}
                    />
                  </li>
                );
              })}
          </ul>
        </DisclosureCard>
      ))}
    </div>
  );
}
