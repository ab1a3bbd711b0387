"use client";

import { useQuery } from "@tanstack/react-query";
import { documents as documentsQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { Documents, type DocumentsTab } from "./documents.tsx";

export function DocumentsScreen({ tab }: { tab: DocumentsTab }) {
  // Other tabs, other members and buyers can change the documents.
  const read = useQuery({ ...documentsQuery, refetchOnWindowFocus: "always" });
  if (read.data) return <Documents view={read.data} tab={tab} />;
  if (!read.error) return <LoadingScreen message="Loading documents..." />;
  return (
    <ReadFailed what="your documents" error={read.error} onRetry={() => void read.refetch()} />
  );
}
