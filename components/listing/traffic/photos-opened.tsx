"use client";

import { useQuery } from "@tanstack/react-query";
import { photos as photosQuery } from "#components/data/queries.ts";
import { formatCount } from "#lib/format.ts";
import type { PhotoView } from "#lib/schemas/photos.ts";
import type { Details } from "./details.ts";

function Thumbnail({ photo }: { photo: PhotoView }) {
  return (
    <picture>
      <source type="image/webp" srcSet={photo.webp[0]?.url} />
      <img
        src={photo.jpeg[0]?.url}
        alt={photo.alternativeText}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full rounded-lg object-cover"
      />
    </picture>
  );
}

/** Lists the opened photos, most opened first. A deleted photo shows only its count. */
export function PhotosOpened({ photos: counts }: Pick<Details, "photos">) {
  const { data } = useQuery(photosQuery);
  if (counts.length === 0) return null;
  const known = new Map(data?.photos.map((photo) => [photo.id, photo]));
  return (
    <section aria-labelledby="traffic-photos" className="flex flex-col gap-3">
      <h3 id="traffic-photos" className="text-lg leading-7">
        Photo views
      </h3>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {counts.map(({ photoId, opened }) => {
          const photo = known.get(photoId);
          return (
            <li key={photoId} className="flex flex-col gap-1.5">
              {photo ? (
                <Thumbnail photo={photo} />
              ) : (
                <p className="flex aspect-4/3 items-center justify-center rounded-lg bg-muted px-3 text-center text-sm text-muted-foreground">
                  Photo deleted
                </p>
              )}
              <p className="text-sm leading-5 figures">{formatCount(opened, "view", "views")}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
