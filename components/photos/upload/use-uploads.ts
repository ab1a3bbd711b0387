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

/** One queue for each page load: it goes on while the person looks at other screens. */
const queues = new WeakMap<QueryClient, PhotoQueue>();

function queueOf(client: QueryClient, userId: string): PhotoQueue {
  const started = queues.get(client);
  if (started) return started;
  const queue = new UploadQueue<StoredPhoto, PhotosView>({
    userId,
    store: storedPhotos,
    sender: photoSender(),
    onAdded: (view) => client.setQueryData(photos.queryKey, view),
    // Another tab may have sent some, and an answer may have met a deletion that was under way.
    onIdle: () => void client.invalidateQueries({ queryKey: photos.queryKey }),
    onSignedOut: () => navigateTo("/"),
  });
  queues.set(client, queue);
  return queue;
}

const noUploads = () => NO_UPLOADS;

/** What is on its way, and the queue that sends it. What an earlier visit has left goes on by itself. */
export function useUploads() {
  const client = useQueryClient();
  const userId = useUserId();
  const queue = queueOf(client, userId);
  const state = useSyncExternalStore(queue.subscribe, queue.read, noUploads);
  useEffect(() => void queue.resume(), [queue]);
  return { ...state, queue };
}
