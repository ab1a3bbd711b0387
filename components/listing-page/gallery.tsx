import type { PublicListing } from "#lib/listing/public-listing.ts";
import { AlterationLabel } from "./alteration-label.tsx";
import { PhotoImage } from "./photo-image.tsx";

const SIZES =
  "(min-width: 100rem) 24rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, calc(100vw - 2rem)";

/** All photographs, each a link that opens it in the viewer. */
export function Gallery({ photos }: Pick<PublicListing, "photos">) {
  return (
    <section id="photos" className="wide section" aria-labelledby="photos-heading" tabIndex={-1}>
      <h2 id="photos-heading">
        Photographs <span className="count">{photos.length}</span>
      </h2>
      <ul className="gallery">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a href={`#photo-${index + 1}`}>
              <span className="gallery-photo">
                <PhotoImage photo={photo} sizes={SIZES} />
                {photo.alteration && <AlterationLabel alteration={photo.alteration} />}
              </span>
              {(photo.caption || photo.room) && (
                <span className="gallery-caption">{photo.caption || photo.room}</span>
              )}
            </a>
            {photo.alteration && (
              <a href={`#photo-${index + 1}-unaltered`} className="gallery-unaltered">
                See it unaltered
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
