"use client";

import { useQuery } from "@tanstack/react-query";
import { photos as photosQuery } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { OPENS_IN_NEW_TAB } from "#components/ui/link.tsx";
import { VIEW_UNALTERED_PHOTO } from "#lib/fields/photos.ts";

/** Links to the unaltered version of a photo, also if that was deleted. */
export function UnalteredLink({
  photoId,
  onOpen,
}: {
  photoId: string;
  onOpen: (photoId: string) => void;
}) {
  const { data } = useQuery(photosQuery);
  const deleted = data?.deleted.find(({ id }) => id === photoId);
  const look = { variant: "link", size: "inline", className: "self-start text-sm" } as const;
  if (deleted) {
    return (
      <Button {...look} asChild>
        <a href={deleted.jpeg.at(-1)?.url} target="_blank" rel="noopener noreferrer">
          {VIEW_UNALTERED_PHOTO} <span className="sr-only">{OPENS_IN_NEW_TAB}</span>
        </a>
      </Button>
    );
  }
  return (
    <Button {...look} data-no-drag aria-haspopup="dialog" onClick={() => onOpen(photoId)}>
      {VIEW_UNALTERED_PHOTO}
    </Button>
  );
}
