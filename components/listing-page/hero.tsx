import { ChevronLeft, ChevronRight } from "lucide";
import { Icon } from "#components/ui/icon.tsx";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { AlterationLabel } from "./alteration-label.tsx";
import { PhotoImage } from "./photo-image.tsx";

/** The number of photos beside the cover on a wide window. */
const BESIDE_COVER = 2;

const COVER_ALONE = "min(100vw, 108rem)";
const COVER = "(min-width: 64rem) min(66vw, 72rem), 100vw";
const BESIDE = "(min-width: 64rem) min(33vw, 36rem), 100vw";

interface Props {
  photos: PublicListing["photos"];
  /** A `data:` URL that shows until the cover has loaded. */
  coverPreview?: string | null | undefined;
}

/**
 * Shows the photos as a row to swipe, or the cover with two photos beside it on a wide window. The
 * buttons need the script.
 */
export function Hero({ photos, coverPreview }: Props) {
  if (photos.length === 0) return <p className="hero-empty">No photos yet</p>;
  const hasThree = photos.length > BESIDE_COVER;
  return (
    <section className={hasThree ? "hero hero-three" : "hero"} aria-label="Photo carousel">
      {/* Before the photos, so that the keyboard reaches them without scrolling the row. */}
      {photos.length > 1 && <Turns />}
      <ul className="hero-row">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a href={`#photo-${index + 1}`} className="hero-photo">
              <PhotoImage
                photo={photo}
                placeholder={placeholderOf(photos, index, coverPreview)}
                sizes={sizesOf(index, hasThree)}
                isFirst={index === 0}
              />
              {photo.alteration && <AlterationLabel alteration={photo.alteration} />}
              {photos.length > 1 && (
                <span className="hero-count">{`${index + 1} of ${photos.length}`}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <a href="#photos" className="hero-all">
          View all {photos.length} photos
        </a>
      )}
    </section>
  );
}

function Turns() {
  return (
    <>
      <button type="button" hidden data-turn="-1" className="turn turn-previous">
        <Icon node={ChevronLeft} />
        <span className="sr-only">Previous photo</span>
      </button>
      <button type="button" hidden data-turn="1" className="turn turn-next">
        <Icon node={ChevronRight} />
        <span className="sr-only">Next photo</span>
      </button>
      <p role="status" className="sr-only" />
    </>
  );
}

function sizesOf(index: number, hasThree: boolean): string {
  if (index > 0) return BESIDE;
  return hasThree ? COVER : COVER_ALONE;
}

// The others are reached by swiping, and would make the page larger.
function placeholderOf(
  photos: PublicListing["photos"],
  index: number,
  coverPreview: Props["coverPreview"],
): string | undefined {
  if (index > BESIDE_COVER) return undefined;
  const { placeholder } = photos[index] ?? {};
  return index === 0 ? (coverPreview ?? placeholder) : placeholder;
}
