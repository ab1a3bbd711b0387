import type { PublicListing } from "#lib/listing/public-listing.ts";
import { AlterationLabel } from "./alteration-label.tsx";
import { PhotoImage } from "./photo-image.tsx";

/** The number of photos beside the cover on a wide window. */
const BESIDE_COVER = 2;

interface Props {
  photos: PublicListing["photos"];
  /** A `data:` URL that shows until the cover has loaded. */
  coverPreview?: string | null | undefined;
}

export function Hero({ photos, coverPreview }: Props) {
  const [cover, ...others] = photos;
  if (!cover) return <p className="hero-empty">No photos yet</p>;
  const beside = others.length >= BESIDE_COVER ? others.slice(0, BESIDE_COVER) : [];
  const coverSizes =
    beside.length > 0 ? "(min-width: 64rem) min(66vw, 72rem), 100vw" : "min(100vw, 108rem)";
  return (
    <div className={beside.length > 0 ? "hero hero-three" : "hero"}>
      <a href="#photo-1" className="hero-photo">
        <PhotoImage
          photo={cover}
          placeholder={coverPreview ?? cover.placeholder}
          sizes={coverSizes}
          isFirst
        />
        {cover.alteration && <AlterationLabel alteration={cover.alteration} />}
      </a>
      {beside.map((photo, index) => (
        <a key={photo.id} href={`#photo-${index + 2}`} className="hero-photo hero-beside">
          <PhotoImage
            photo={photo}
            placeholder={photo.placeholder}
            sizes="(min-width: 64rem) min(33vw, 36rem), 1px"
          />
          {photo.alteration && <AlterationLabel alteration={photo.alteration} />}
        </a>
      ))}
      {photos.length > 1 && (
        <a href="#photos" className="hero-all">
          View all {photos.length} photos
        </a>
      )}
    </div>
  );
}
