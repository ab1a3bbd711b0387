"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { members } from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { ShowOlder } from "#components/data/show-older.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { VersionView } from "#lib/schemas/description.ts";
import { VersionItem } from "./version-item.tsx";
import { versionsQuery } from "./versions-query.ts";

export type VersionListProps = {
  text: string;
  /** Saves the text if it has unsaved changes. */
  save: () => Promise<void>;
  onChoose: (version: VersionView) => void;
};

function useAuthorOf(): (version: VersionView) => string | null {
  const userId = useUserId();
  const { data: everyone = [] } = useQuery(members);
  return ({ author }) => {
    if (everyone.length < 2 || !author) return null;
    return author.id === userId ? "You" : author.name;
  };
}

export function VersionList({ text, save, onChoose }: VersionListProps) {
  const query = useInfiniteQuery(versionsQuery(save));
  const { data, error, refetch } = query;
  const authorOf = useAuthorOf();
  const list = useRef<HTMLUListElement>(null);
  const versions = data?.pages.flatMap((page) => page.versions) ?? [];

  if (!data) {
    if (error) {
      return <ReadFailed what="past versions" error={error} onRetry={() => void refetch()} />;
    }
    return <VersionsLoading />;
  }
  if (versions.length === 0) {
    return <p className="py-6 text-muted-foreground">No past versions yet.</p>;
  }
  return (
    <div className="flex flex-col gap-3">
      <ul ref={list} className="flex flex-col divide-y">
        {versions.map((version) => (
          <VersionItem
            key={version.id}
            version={version}
            author={authorOf(version)}
            isOnScreen={version.description.trim() === text.trim()}
            onChoose={() => onChoose(version)}
          />
        ))}
      </ul>
      <ShowOlder
        query={query}
        list={list}
        count={versions.length}
        what="versions"
        className="mb-2"
      />
    </div>
  );
}

function VersionsLoading() {
  return (
    <div className="flex flex-col gap-6 py-2">
      <p role="status" className="text-sm text-muted-foreground">
        Loading versions...
      </p>
      {[0, 1, 2].map((row) => (
        <div key={row} aria-hidden className="flex flex-col gap-2.5">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
