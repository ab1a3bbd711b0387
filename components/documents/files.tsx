import { EmptyState } from "#components/ui/empty-state.tsx";
import { MAX_ALL_BYTES, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from "#lib/fields/documents.ts";
import { STORAGE_LIMITS } from "#lib/fields/storage.ts";
import { formatFileSize } from "#lib/format.ts";
import type { DocumentsView, DocumentView } from "#lib/schemas/documents.ts";
import type { AddTo } from "./checklist/checklist-item.tsx";
import { DeletedDocuments } from "./deleted-documents.tsx";
import { Folders } from "./folders.tsx";

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const LIMITS = `Up to ${MAX_DOCUMENTS} documents, ${MAX_DOCUMENT_BYTES / MEGABYTE} MB each and ${MAX_ALL_BYTES / GIGABYTE} GB total. Use PDF, image, Word, Excel, PowerPoint, OpenDocument or plain text files without macros. ${STORAGE_LIMITS}`;

export function Files({
  view: { documents, deleted, bytes },
  add,
  onOpen,
}: {
  view: DocumentsView;
  /** Null if no documents can be added. */
  add: AddTo | null;
  onOpen: (document: DocumentView) => void;
}) {
  return (
    <>
      {documents.length === 0 ? (
        <EmptyState
          title="Add your first document"
          description="Start with what you have, such as your deed, last tax bill or a warranty. Choose files, or drop them anywhere on this page."
        />
      ) : null}
      <Folders documents={documents} add={add} onOpen={onOpen} />
      <DeletedDocuments documents={deleted} />
      <p className="text-sm leading-6 text-muted-foreground">
        {`You're using ${documents.length + deleted.length} of ${MAX_DOCUMENTS} documents and ${formatFileSize(bytes)} of ${MAX_ALL_BYTES / GIGABYTE} GB, including past versions and deleted documents. ${LIMITS}`}
      </p>
    </>
  );
}
