import type { Picture, PublicPhoto } from "#lib/listing/public-listing.ts";

const sourceSet = (pictures: readonly Picture[]) =>
  pictures.map(({ url, width }) => `${url} ${width}w`).join(", ");

type Shown = Pick<PublicPhoto, "alternativeText" | "width" | "height" | "webp" | "jpeg">;

/**
 * Renders a photo in the size that fits.
 * @param sizes the `sizes` attribute: how wide the photo is shown
 * @param placeholder the URL of an image that shows until the photo has loaded
 * @param isFirst loads with high priority; other photos load when scrolled near
 */
export function PhotoImage({
  photo,
  sizes,
  placeholder,
  isFirst = false,
}: {
  photo: Shown;
  sizes: string;
  placeholder?: string;
  isFirst?: boolean;
}) {
  const { webp, jpeg, width, height, alternativeText } = photo;
  return (
    <picture>
      <source type="image/webp" srcSet={sourceSet(webp)} sizes={sizes} />
      <img
        src={(jpeg.find((picture) => picture.width >= 768) ?? jpeg.at(-1))?.url}
        srcSet={sourceSet(jpeg)}
        sizes={sizes}
        alt={alternativeText}
        width={width}
        height={height}
        decoding="async"
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
        style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      />
    </picture>
  );
}
