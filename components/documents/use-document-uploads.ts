"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { documents } from "#components/data/queries.ts";
import { type StoredDocument, storedDocuments } from "#components/data/uploads/stored-uploads.ts";
import { sendParts } from "#components/data/uploads/send-parts.ts";
import { NO_UPLOADS, type Sender, UploadQueue } from "#components/data/uploads/upload-queue.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import { navigateTo } from "#components/ui/navigate.ts";
import { api } from "#lib/api/client.ts";
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from "#lib/fields/documents.ts";
import { EMPTY_FILE } from "#lib/fields/storage.ts";
import type { DocumentsView } from "#lib/schemas/documents.ts";

type DocumentQueue = UploadQueue<StoredDocument, DocumentsView>;

const MEGABYTE = 1024 * 1024;

function refusalOf({ size }: File, others: number): string | null {
  if (others >= MAX_DOCUMENTS) {
    return `You've reached the limit of ${MAX_DOCUMENTS} documents. Permanently delete one to add another.`;
  }
  if (size === 0) return EMPTY_FILE;
  if (size <= MAX_DOCUMENT_BYTES) return null;
  return `A document can be up to ${MAX_DOCUMENT_BYTES / MEGABYTE} MB. Save a smaller copy or split it in two, then add it again.`;
}

const sender: Sender<StoredDocument, DocumentsView> = {
  refusalOf,
  send: async ({ file, uploadId: begun, target }, options) => {
    const { signal, onBegun, onPreparing } = options;
    const upload =
      begun === null
        ? await api("POST /api/document-uploads", { body: { size: file.size }, signal })
        : await api("GET /api/document-uploads/{uploadId}", {
            params: { uploadId: begun },
            signal,
          });
    const { uploadId } = upload;
    await onBegun(uploadId);
    if (!upload.isDone) await sendParts(file, upload, options);
    onPreparing();
    return api("POST /api/document-uploads/{uploadId}/complete", {
      params: { uploadId },
      body: { ...target, fileName: file.name.slice(-255) },
      signal,
    });
  },
  giveUp: (uploadId) => api("DELETE /api/document-uploads/{uploadId}", { params: { uploadId } }),
  notAdded: "We couldn't add this document. Please try again.",
};

/** One queue per page load, so that uploads continue on other screens. */
const queues = new WeakMap<QueryClient, DocumentQueue>();

function queueOf(client: QueryClient, userId: string): DocumentQueue {
  const started = queues.get(client);
  if (started) return started;
  const queue = new UploadQueue<StoredDocument, DocumentsView>({
    userId,
    store: storedDocuments,
    sender,
    onAdded: (view) => client.setQueryData(documents.queryKey, view),
    // Answers may arrive out of order.
    onIdle: () => void client.invalidateQueries({ queryKey: documents.queryKey }),
    onSignedOut: () => navigateTo("/"),
  });
  queues.set(client, queue);
  return queue;
}

const noUploads = () => NO_UPLOADS;

/** Returns the uploads and their queue, and resumes uploads from an earlier page load. */
export function useDocumentUploads() {
  const client = useQueryClient();
  const queue = queueOf(client, useUserId());
  const state = useSyncExternalStore(queue.subscribe, queue.read, noUploads);
  useEffect(() => void queue.resume(), [queue]);
  return { ...state, queue };
}
