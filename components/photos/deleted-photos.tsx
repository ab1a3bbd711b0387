"use client";

import { DeletedList } from "#components/ui/deleted-list.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { DAYS_TO_RESTORE } from "#lib/fields/photos.ts";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { PhotoPicture } from "./photo-picture.tsx";
import { nameOfRoom } from "./room-name.ts";

function dayOf(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone });
}

export function DeletedPhotos({
  photos,
  restoring,
  onRestore,
}: {
  photos: readonly PhotoView[];
  /** The id of the photo being restored. */
  restoring: string | null;
  onRestore: (id: string) => void;
}) {
  const timeZone = useTimeZone();
  return (
    <DeletedList
      title="Deleted photos"
      note={`You can restore a photo for ${DAYS_TO_RESTORE} days after you delete it.`}
      items={photos.map((photo) => ({
        id: photo.id,
        name: nameOfRoom(photo),
        goneOn: photo.goneAt && dayOf(photo.goneAt, timeZone),
        picture: (
          <PhotoPicture
            photo={photo}
            className="aspect-4/3 w-20 shrink-0 rounded-lg object-cover sm:w-24"
          />
        ),
      }))}
      verb="Restore"
      restoring={restoring}
      onRestore={onRestore}
    />
  );
}
