"use client";

import { useRef, useState } from "react";
import { FileText } from "lucide";
import { UploadPanel } from "#components/data/uploads/upload-panel.tsx";
import { usePageDrop } from "#components/data/uploads/use-page-drop.ts";
import { Callout } from "#components/ui/callout.tsx";
import { DropNote } from "#components/ui/drop-note.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { returnFocus } from "#components/ui/return-focus.ts";
import type { DocumentsView, DocumentView } from "#lib/schemas/documents.ts";
import { AddButton } from "./add-button.tsx";
import { Checklist } from "./checklist/checklist.tsx";
import type { AddTo } from "./checklist/checklist-item.tsx";
import { DocumentsFrame } from "#components/layout/documents-frame.tsx";
import { Files } from "./files.tsx";
import { useDocumentUploads } from "./use-document-uploads.ts";

const DocumentDialog = loadOnOpening(
  async () => (await import("./document/document-dialog.tsx")).DocumentDialog,
);

const UPLOADS = {
  words: ["document", "documents"],
  preparing: "Uploaded. Checking the file...",
  previewOf: () => (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-lg bg-secondary">
      <Icon node={FileText} className="size-5 text-muted-foreground" />
    </span>
  ),
} as const;

export type DocumentsTab = "checklist" | "files";

export function Documents({ view, tab }: { view: DocumentsView; tab: DocumentsTab }) {
  const { documents, deleted, cannotAdd } = view;
  const { queue, ...uploads } = useDocumentUploads();
  const [openId, setOpenId] = useState<string | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const canAdd = cannotAdd === null;
  const addTo: AddTo = (files, target) =>
    queue.add(files, { target }, documents.length + deleted.length);
  const addHere = (files: File[]) =>
    addTo(files, { folder: "other", item: null, documentId: null });
  const isOver = usePageDrop(canAdd && openId === null ? addHere : null);
  const opened = documents.find(({ id }) => id === openId) ?? null;
  const add = canAdd ? addTo : null;

  function open({ id }: DocumentView) {
    opener.current = document.activeElement;
    setOpenId(id);
  }

  return (
    <DocumentsFrame
      ref={heading}
      actions={
        canAdd ? (
          <AddButton label="Add documents" isQuiet={false} onChoose={addHere}>
            Add documents
          </AddButton>
        ) : null
      }
    >
      {cannotAdd ? <Callout>{cannotAdd}</Callout> : null}
      <div className={uploads.uploads.length > 0 ? "sticky top-18 z-20" : "contents"}>
        <UploadPanel {...uploads} {...UPLOADS} queue={queue} />
      </div>
      {tab === "checklist" ? (
        <Checklist view={view} add={add} onOpen={open} />
      ) : (
        <Files view={view} add={add} onOpen={open} />
      )}
      <DocumentDialog
        open={opened !== null}
        onClose={() => setOpenId(null)}
        document={opened}
        items={view.checklist.items}
        add={add}
        onCloseAutoFocus={(event) => returnFocus(event, opener.current, heading.current)}
      />
      {isOver ? <DropNote>Drop documents here</DropNote> : null}
    </DocumentsFrame>
  );
}
