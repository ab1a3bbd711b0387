import { VIEW_UNALTERED_PHOTO } from "#lib/fields/photos.ts";
import type { PublicListing, PublicPhoto } from "#lib/listing/public-listing.ts";
import { AlterationLabel } from "./alteration-label.tsx";
import { PhotoImage } from "./photo-image.tsx";

const SIZES = "(min-width: 100rem) 24rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 50vw";

export function Gallery({ photos }: Pick<PublicListing, "photos">) {
  return (
    <section id="photos" className="wide section" aria-labelledby="photos-heading" tabIndex={-1}>
      <h2 id="photos-heading">
        Photos <span className="count">{photos.length}</span>
      </h2>
      <ul className="gallery">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a href={`#photo-${index + 1}`}>
              <span className="gallery-photo">
                <PhotoImage photo={photo} placeholder={photo.placeholder} sizes={SIZES} />
                {photo.alteration && <AlterationLabel alteration={photo.alteration} isShort />}
              </span>
              <Caption photo={photo} />
            </a>
            {photo.alteration && (
              <a href={`#photo-${index + 1}-unaltered`} className="gallery-unaltered">
                {VIEW_UNALTERED_PHOTO}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hidden from screen readers if it repeats the alternative text. */
function Caption({ photo: { caption, room, alternativeText } }: { photo: PublicPhoto }) {
  const text = caption || room;
  if (!text) return null;
  return (
    <span className="gallery-caption" aria-hidden={text === alternativeText || undefined}>
      {text}
    </span>
  );
}
