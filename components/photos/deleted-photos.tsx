"use client";

import { Undo2 } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { DAYS_TO_RESTORE } from "#lib/fields/photos.ts";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { PhotoPicture } from "./photo-picture.tsx";
import { nameOfRoom } from "./room-name.ts";

function dayOf(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone });
}

/** The photographs that can still be brought back. */
export function DeletedPhotos({
  photos,
  restoring,
  onRestore,
}: {
  photos: readonly PhotoView[];
  /** The id of the one that is on its way back. */
  restoring: string | null;
  onRestore: (id: string) => void;
}) {
  const timeZone = useTimeZone();
  if (photos.length === 0) return null;
  return (
    <details className="rounded-xl border bg-card px-5 py-4 sm:px-7">
      <summary className="font-medium">Deleted Photographs ({photos.length})</summary>
      <p className="mt-2 text-sm leading-6 text-muted-foreground">
        Each can be restored for {DAYS_TO_RESTORE} days.
      </p>
      <ul className="mt-2 divide-y">
        {photos.map((photo) => (
          <li key={photo.id} className="flex items-center gap-4 py-3">
            <PhotoPicture
              photo={photo}
              className="aspect-4/3 w-20 shrink-0 rounded-lg object-cover sm:w-24"
            />
            <div className="min-w-0 flex-1">
              <p className="truncate leading-6 font-medium">{nameOfRoom(photo)}</p>
              {photo.goneAt ? (
                <p className="text-sm leading-5 text-muted-foreground">
                  Gone on {dayOf(photo.goneAt, timeZone)}
                </p>
              ) : null}
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Restore ${nameOfRoom(photo)}`}
              pending={restoring === photo.id}
              onClick={() => onRestore(photo.id)}
            >
              <Icon node={Undo2} />
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
