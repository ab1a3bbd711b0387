import { VIEW_UNALTERED_PHOTO } from "#lib/fields/photos.ts";
import type { PublicListing, PublicPhoto } from "#lib/listing/public-listing.ts";
import { AlterationLabel } from "./alteration-label.tsx";
import { PhotoImage } from "./photo-image.tsx";

/** The number of photos that show before the rest is opened. */
const SHOWN_AT_FIRST = 6;
const SIZES = "(min-width: 64rem) 20rem, 46vw";

export function Gallery({ photos }: Pick<PublicListing, "photos">) {
  const rest = photos.slice(SHOWN_AT_FIRST);
  return (
    <section id="photos" className="section" aria-labelledby="photos-heading" tabIndex={-1}>
      <h2 id="photos-heading">
        Photos <span className="count">{photos.length}</span>
      </h2>
      <Grid photos={photos.slice(0, SHOWN_AT_FIRST)} from={1} />
      {rest.length > 0 && (
        <details className="gallery-rest">
          <summary>
            Show {rest.length} more {rest.length === 1 ? "photo" : "photos"}
          </summary>
          <Grid photos={rest} from={SHOWN_AT_FIRST + 1} />
        </details>
      )}
    </section>
  );
}

/** @param props.from the number of the first photo */
function Grid({ photos, from }: Pick<PublicListing, "photos"> & { from: number }) {
  return (
    <ul className="gallery">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a href={`#photo-${from + index}`}>
            <span className="gallery-photo">
              <PhotoImage photo={photo} placeholder={photo.placeholder} sizes={SIZES} />
              {photo.alteration && <AlterationLabel alteration={photo.alteration} isShort />}
            </span>
            <Caption photo={photo} />
          </a>
          {photo.alteration && (
            <a href={`#photo-${from + index}-unaltered`} className="gallery-unaltered">
              {VIEW_UNALTERED_PHOTO}
            </a>
          )}
        </li>
      ))}
    </ul>
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
