"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { photos } from "#components/data/queries.ts";
import { type StoredPhoto, storedPhotos } from "#components/data/uploads/stored-uploads.ts";
import { NO_UPLOADS, UploadQueue } from "#components/data/uploads/upload-queue.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import { navigateTo } from "#components/ui/navigate.ts";
import type { PhotosView } from "#lib/schemas/photos.ts";
import { photoSender } from "./send-upload.ts";

type PhotoQueue = UploadQueue<StoredPhoto, PhotosView>;

/** One queue per page load, so that uploads continue on other screens. */
const queues = new WeakMap<QueryClient, PhotoQueue>();

function queueOf(client: QueryClient, userId: string): PhotoQueue {
  const started = queues.get(client);
  if (started) return started;
  const queue = new UploadQueue<StoredPhoto, PhotosView>({
    userId,
    store: storedPhotos,
    sender: photoSender(),
    onAdded: (view) => client.setQueryData(photos.queryKey, view),
    // Another tab may have uploaded photos, and an answer may have crossed a deletion.
    onIdle: () => void client.invalidateQueries({ queryKey: photos.queryKey }),
    onSignedOut: () => navigateTo("/"),
  });
  queues.set(client, queue);
  return queue;
}

const noUploads = () => NO_UPLOADS;

/** Returns the uploads and their queue, and resumes uploads from an earlier page load. */
export function useUploads() {
  const client = useQueryClient();
  const userId = useUserId();
  const queue = queueOf(client, userId);
  const state = useSyncExternalStore(queue.subscribe, queue.read, noUploads);
  useEffect(() => void queue.resume(), [queue]);
  return { ...state, queue };
}
