"use client";

import { Download, Eye } from "lucide";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { OPENS_IN_NEW_TAB } from "#components/ui/link.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { api } from "#lib/api/client.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "#lib/fields/documents.ts";
import { formatFileSize, formatMoment } from "#lib/format.ts";
import type { DocumentView, DocumentVersionView } from "#lib/schemas/documents.ts";
import { AddButton } from "../add-button.tsx";
import { fileAddress } from "../folders.tsx";
import { useChange } from "../use-change.ts";

const isVisible = (kind: DocumentKind) => DOCUMENT_KINDS[kind].isSeen;

function Version({
  document,
  version: { number, kind, bytes, addedAt, addedByName },
  onChoose,
  isPending,
}: {
  document: DocumentView;
  version: DocumentVersionView;
  onChoose: () => void;
  isPending: boolean;
}) {
  const timeZone = useTimeZone();
  const isCurrent = number === document.version;
  const named = `version ${number} of ${document.name}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-44 text-sm leading-5">
        <p className="flex flex-wrap items-center gap-2 text-md font-medium">
          Version {number}
          {isCurrent ? <Badge variant="primary">Current</Badge> : null}
        </p>
        <p className="text-muted-foreground">
          {`${DOCUMENT_KINDS[kind].label}, ${formatFileSize(bytes)}, ${formatMoment(addedAt, timeZone)}`}
          {addedByName ? `, ${addedByName}` : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isCurrent ? null : (
          <Button
            variant="outline"
            size="sm"
            pending={isPending}
            aria-label={`Make current: ${named}`}
            onClick={onChoose}
          >
            Make current
          </Button>
        )}
        {isVisible(kind) ? (
          <Button variant="outline" size="sm" asChild>
            <a
              href={fileAddress(document.id, number, "view")}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`View ${named} ${OPENS_IN_NEW_TAB}`}
            >
              <Icon node={Eye} />
              View
            </a>
          </Button>
        ) : null}
        <Button variant="outline" size="sm" asChild>
          <a href={fileAddress(document.id, number)} download aria-label={`Download ${named}`}>
            <Icon node={Download} />
            Download
          </a>
        </Button>
      </div>
    </li>
  );
}

export function Versions({
  document,
  onAdd,
}: {
  document: DocumentView;
  /** Null if no versions can be added. */
  onAdd: ((files: File[]) => void) | null;
}) {
  const { id, versions, revision } = document;
  const choice = useChange(
    (number: number) =>
      api("PUT /api/documents/{documentId}/version", {
        params: { documentId: id },
        body: { number, revision },
      }),
    { done: "Current version changed", failed: "We couldn't change the version" },
  );
  return (
    <section aria-labelledby="document-versions" className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="document-versions" className="font-medium">
          Versions
        </h3>
        {onAdd ? (
          <AddButton
            label={`Add version of ${document.name}`}
            onChoose={(files) => onAdd(files.slice(0, 1))}
          >
            Add version
          </AddButton>
        ) : null}
      </div>
      <ul className="divide-y" aria-label="Versions">
        {versions.map((version) => (
          <Version
            key={version.number}
            document={document}
            version={version}
            isPending={choice.isPending && choice.variables === version.number}
            onChoose={() => choice.mutate(version.number)}
          />
        ))}
      </ul>
    </section>
  );
}
