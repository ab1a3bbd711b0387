"use client";

import { Download, Globe, Lock, Share2 } from "lucide";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader } from "#components/ui/table.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import {
  DOCUMENT_FOLDER_KEYS,
  DOCUMENT_FOLDERS,
  DOCUMENT_KINDS,
  type DocumentFolder,
} from "#lib/fields/documents.ts";
import { formatDate, formatFileSize } from "#lib/format.ts";
import type { DocumentView } from "#lib/schemas/documents.ts";
import { AddButton } from "./add-button.tsx";
import type { AddTo } from "./checklist/checklist-item.tsx";

export const fileAddress = (id: string, number: number, how: "file" | "view" = "file") =>
  `/api/documents/${id}/versions/${number}/${how}`;

const cell = "max-md:block max-md:px-0 max-md:py-0.5";

function Row({ document, onOpen }: { document: DocumentView; onOpen: () => void }) {
  const timeZone = useTimeZone();
  const { id, name, version, versions, visibility, links, isListed, addedByName } = document;
  const current = versions.find(({ number }) => number === version);
  const isShared = links.some(({ state }) => state === "open");
  return (
    <tr
      role="row"
      className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-start max-md:gap-x-4 max-md:py-3"
      id={`document-${id}`}
    >
      <TableCell role="cell" className={`${cell} wrap-anywhere md:w-1/2`}>
        <Button
          variant="link"
          size="inline"
          className="shrink text-left wrap-anywhere"
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {name}
        </Button>
        <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {visibility === "restricted" ? (
            <Badge>
              <Icon node={Lock} />
              Limited access
            </Badge>
          ) : null}
          {isListed ? (
            <Badge variant="primary">
              <Icon node={Globe} />
              On your listing
            </Badge>
          ) : null}
          {isShared ? (
            <Badge variant="primary">
              <Icon node={Share2} />
              Shared
            </Badge>
          ) : null}
        </span>
      </TableCell>
      <TableCell role="cell" className={`${cell} text-muted-foreground`}>
        {current ? `${DOCUMENT_KINDS[current.kind].label}, ${formatFileSize(current.bytes)}` : null}
        {versions.length > 1 ? `, version ${version}` : null}
      </TableCell>
      <TableCell role="cell" className={`${cell} text-muted-foreground`}>
        {current ? formatDate(current.addedAt, { style: "short", timeZone }) : null}
        {addedByName ? <span className="block truncate text-sm">{addedByName}</span> : null}
      </TableCell>
      <TableCell
        role="cell"
        className={`${cell} text-right max-md:col-start-2 max-md:row-span-3 max-md:row-start-1`}
      >
        <Button variant="outline" size="sm" asChild>
          <a href={fileAddress(id, version)} download aria-label={`Download ${name}`}>
            <Icon node={Download} />
            Download
          </a>
        </Button>
      </TableCell>
    </tr>
  );
}

const headings = ["Name", "Type", "Added"];

function FolderTable({
  name,
  documents,
  onOpen,
}: {
  name: string;
  documents: readonly DocumentView[];
  onOpen: (document: DocumentView) => void;
}) {
  return (
    // Explicit roles, because a narrow window shows the rows as cards.
    <Table role="table" aria-label={name} className="max-md:block">
      <TableHeader role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {headings.map((heading) => (
            <TableHead role="columnheader" key={heading}>
              {heading}
            </TableHead>
          ))}
          <TableHead role="columnheader">
            <span className="sr-only">Download</span>
          </TableHead>
        </tr>
      </TableHeader>
      <TableBody role="rowgroup" className="max-md:block">
        {documents.map((document) => (
          <Row key={document.id} document={document} onOpen={() => onOpen(document)} />
        ))}
      </TableBody>
    </Table>
  );
}

export function Folders({
  documents,
  add,
  onOpen,
}: {
  documents: readonly DocumentView[];
  add: AddTo | null;
  onOpen: (document: DocumentView) => void;
}) {
  const inFolder = (folder: DocumentFolder) => documents.filter((one) => one.folder === folder);
  return (
    <section aria-labelledby="folders" className="flex flex-col gap-4">
      <h2 id="folders" className="text-xl leading-7">
        Folders
      </h2>
      {DOCUMENT_FOLDER_KEYS.map((folder) => {
        const name = DOCUMENT_FOLDERS[folder];
        const inside = inFolder(folder);
        return (
          <section
            key={folder}
            aria-labelledby={`folder-${folder}`}
            className="rounded-xl border bg-card px-5 py-4 sm:px-7"
          >
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 id={`folder-${folder}`} className="text-base leading-6 font-medium">
                {name} <span className="text-muted-foreground">({inside.length})</span>
              </h3>
              {add ? (
                <AddButton
                  label={`Add documents to ${name}`}
                  onChoose={(files) => add(files, { folder, item: null, documentId: null })}
                />
              ) : null}
            </div>
            {inside.length > 0 ? (
              <FolderTable name={name} documents={inside} onOpen={onOpen} />
            ) : null}
          </section>
        );
      })}
    </section>
  );
}
