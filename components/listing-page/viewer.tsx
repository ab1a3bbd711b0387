import { ChevronLeft, ChevronRight, X } from "lucide";
import { Icon } from "#components/ui/icon.tsx";
import { VIEW_UNALTERED_PHOTO } from "#lib/fields/photos.ts";
import type { PublicListing, PublicPhoto, UnalteredPhoto } from "#lib/listing/public-listing.ts";
import { AlterationLabel } from "./alteration-label.tsx";
import { PhotoImage } from "./photo-image.tsx";

interface Slide {
  id: string;
  photoId: string;
  counter: string;
  picture: PublicPhoto | UnalteredPhoto;
  photo: PublicPhoto;
  isUnaltered: boolean;
}

/** Returns a slide per photo, followed by the unaltered version of an altered one. */
function slidesOf(photos: readonly PublicPhoto[]): Slide[] {
  return photos.flatMap((photo, index) => {
    const id = `photo-${index + 1}`;
    const counter = `${index + 1} of ${photos.length}`;
    const slide = { id, photoId: photo.id, counter, picture: photo, photo, isUnaltered: false };
    if (!photo.alteration) return [slide];
    const { unaltered } = photo.alteration;
    const other = { ...slide, id: `${id}-unaltered`, photoId: unaltered.id, picture: unaltered };
    return [slide, { ...other, counter: `${counter}, unaltered`, isUnaltered: true }];
  });
}

/**
 * Shows the photos in a swipeable row over the whole window while the URL's hash names one. Works
 * with links and styles alone; listing-page.js adds the rest.
 */
export function Viewer({
  photos,
  countedAt,
}: Pick<PublicListing, "photos"> & {
  /** The URL that counts opened photos; undefined in a preview. */
  countedAt?: string;
}) {
  const slides = slidesOf(photos);
  return (
    <section className="viewer" aria-label="Photo viewer" data-opened={countedAt}>
      <a
        href={photos.length > 1 ? "#photos" : "#main"}
        className="viewer-close"
        aria-label="Close photos"
      >
        <Icon node={X} />
      </a>
      <ul className="slides">
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            id={slide.id}
            className="slide"
            data-photo={slide.photoId}
            tabIndex={-1}
          >
            <figure>
              <PhotoImage photo={slide.picture} sizes="100vw" />
              <Caption slide={slide} />
            </figure>
            {index > 0 && <Turn to={slides[index - 1]} name="previous" />}
            {index < slides.length - 1 && <Turn to={slides[index + 1]} name="next" />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Caption({ slide: { id, counter, photo, isUnaltered } }: { slide: Slide }) {
  const { alteration } = photo;
  return (
    <figcaption>
      <span className="slide-counter">{counter}</span>
      <span>{[photo.room, photo.caption].filter(Boolean).join(" · ")}</span>
      {isUnaltered && <span className="altered">Unaltered photo</span>}
      {alteration && !isUnaltered && (
        <>
          <AlterationLabel alteration={alteration} />
          <a href={`#${id}-unaltered`}>{VIEW_UNALTERED_PHOTO}</a>
        </>
      )}
    </figcaption>
  );
}

function Turn({ to, name }: { to: Slide | undefined; name: "previous" | "next" }) {
  return (
    <a
      href={`#${to?.id}`}
      className={`turn turn-${name}`}
      aria-label={name === "next" ? "Next photo" : "Previous photo"}
    >
      <Icon node={name === "next" ? ChevronRight : ChevronLeft} />
    </a>
  );
}
