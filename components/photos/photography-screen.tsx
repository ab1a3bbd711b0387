"use client";

import { useQuery } from "@tanstack/react-query";
import { photos as photosQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { PhotoManager } from "./photo-manager.tsx";

export function PhotographyScreen() {
  // Other tabs and other members can change the photos.
  const read = useQuery({ ...photosQuery, refetchOnWindowFocus: "always" });
  if (read.data) return <PhotoManager view={read.data} />;
  if (!read.error) return <LoadingScreen message="Loading photos..." />;
  return <ReadFailed what="your photos" error={read.error} onRetry={() => void read.refetch()} />;
}
