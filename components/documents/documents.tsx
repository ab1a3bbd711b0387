"use client";

import { useRef, useState } from "react";
import { FileText } from "lucide";
import { UploadPanel } from "#components/data/uploads/upload-panel.tsx";
import { usePageDrop } from "#components/data/uploads/use-page-drop.ts";
import { Callout } from "#components/ui/callout.tsx";
import { DropNote } from "#components/ui/drop-note.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { returnFocus } from "#components/ui/return-focus.ts";
import { MAX_ALL_BYTES, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from "#lib/fields/documents.ts";
import { STORAGE_LIMITS } from "#lib/fields/storage.ts";
import { formatFileSize } from "#lib/format.ts";
import type { DocumentsView, DocumentView } from "#lib/schemas/documents.ts";
import { AddButton } from "./add-button.tsx";
import { Checklist } from "./checklist/checklist.tsx";
import type { AddTo } from "./checklist/checklist-item.tsx";
import { DeletedDocuments } from "./deleted-documents.tsx";
import { Folders } from "./folders.tsx";
import { useDocumentUploads } from "./use-document-uploads.ts";

const DocumentDialog = loadOnOpening(
  async () => (await import("./document/document-dialog.tsx")).DocumentDialog,
);

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const LIMITS = `Up to ${MAX_DOCUMENTS} documents, ${MAX_DOCUMENT_BYTES / MEGABYTE} MB each and ${MAX_ALL_BYTES / GIGABYTE} GB total. Use PDF, image, Word, Excel, PowerPoint, OpenDocument or plain text files without macros. ${STORAGE_LIMITS}`;

const UPLOADS = {
  words: ["document", "documents"],
  preparing: "Uploaded. Checking the file...",
  previewOf: () => (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-lg bg-secondary">
      <Icon node={FileText} className="size-5 text-muted-foreground" />
    </span>
  ),
} as const;

export function Documents({ view }: { view: DocumentsView }) {
  const { documents, deleted, bytes, cannotAdd } = view;
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
    <div
      ref={heading}
      tabIndex={-1}
      className="mx-auto flex w-full max-w-5xl flex-col gap-8 outline-none"
    >
      <PageHeader
        title="Documents"
        description="Keep the documents for your sale in one place, and share them with buyers."
        actions={
          canAdd ? (
            <AddButton label="Add documents" isQuiet={false} onChoose={addHere}>
              Add documents
            </AddButton>
          ) : null
        }
      />
      <p className="-mt-4 leading-7">
        <a href="#inventory" className="underline underline-offset-4">
          Inventory
        </a>{" "}
        is below: a list by room for you and the buyer.
      </p>
      {cannotAdd ? <Callout>{cannotAdd}</Callout> : null}
      <div className={uploads.uploads.length > 0 ? "sticky top-18 z-20" : "contents"}>
        <UploadPanel {...uploads} {...UPLOADS} queue={queue} />
      </div>
      <Checklist view={view} add={add} onOpen={open} />
      {documents.length === 0 ? (
        <EmptyState
          title="Add your first document"
          description={`Start with what you have, such as your deed, last tax bill or a warranty. Drop files anywhere on this page, or choose them. ${LIMITS}`}
        />
      ) : null}
      <Folders documents={documents} add={add} onOpen={open} />
      <DeletedDocuments documents={deleted} />
      <p className="text-sm leading-6 text-muted-foreground">
        {`You're using ${documents.length + deleted.length} of ${MAX_DOCUMENTS} documents and ${formatFileSize(bytes)} of ${MAX_ALL_BYTES / GIGABYTE} GB, including past versions and deleted documents. ${LIMITS}`}
      </p>
      <DocumentDialog
        open={opened !== null}
        onClose={() => setOpenId(null)}
        document={opened}
        items={view.checklist.items}
        add={add}
        onCloseAutoFocus={(event) => returnFocus(event, opener.current, heading.current)}
      />
      {isOver ? <DropNote>Drop documents here</DropNote> : null}
    </div>
  );
}
