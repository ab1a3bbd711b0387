"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { templates as templatesQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { NeedsAddress } from "#components/layout/needs-address.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import type { TemplateKind } from "#lib/fields/templates.ts";
import type { TemplatesView } from "#lib/schemas/templates.ts";
import { BrandCard } from "./brand-card.tsx";
import { Editor } from "./editor.tsx";
import { Gallery } from "./gallery.tsx";
import { Missing, PlanNote } from "./notes.tsx";

const PATH = "/templates";

/** Focuses the button of a template in the gallery, and opens its group. */
function focusTemplate(kind: string): void {
  const button = document.getElementById(`open-${kind}`);
  const group = button?.closest("details");
  if (group) group.open = true;
  button?.focus();
}

/**
 * Reads the open template from the URL, so that links and Back work. Returns the focus to the
 * template's button when its editor closes.
 */
function useOpened() {
  const kind = useSearchParams().get("template");
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (kind === null && last.current) focusTemplate(last.current);
    last.current = kind;
  }, [kind]);
  return {
    kind,
    open: (opened: TemplateKind) =>
      window.history.pushState(null, "", `${PATH}?template=${opened}`),
    close: () => window.history.pushState(null, "", PATH),
  };
}

function Templates({ view }: { view: TemplatesView }) {
  const { kind, open, close } = useOpened();
  const opened = view.templates.find((template) => template.kind === kind);
  if (opened) {
    return <Editor key={opened.kind} view={view} template={opened} onClose={close} />;
  }
  return (
    <div className="flex flex-col gap-8">
      <PlanNote view={view} />
      <Missing missing={view.missing} />
      <Gallery view={view} onOpen={open} />
      <BrandCard view={view} />
    </div>
  );
}

export function TemplatesScreen() {
  const { data, error, refetch } = useQuery(templatesQuery);
  if (data === undefined) {
    if (!error) return <LoadingScreen message="Loading templates..." />;
    return <ReadFailed what="your templates" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8">
      <PageHeader
        eyebrow="Marketing"
        title="Templates"
        description="Create flyers, signs, postcards, social posts and emails from your listing. They update when your listing changes."
      />
      {data ? (
        <Templates view={data} />
      ) : (
        <NeedsAddress description="We create templates from your address, photos, price and description." />
      )}
    </div>
  );
}
