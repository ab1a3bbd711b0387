import type { Picture, PublicPhoto } from "#lib/listing/public-listing.ts";

const sourceSet = (pictures: readonly Picture[]) =>
  pictures.map(({ url, width }) => `${url} ${width}w`).join(", ");

type Shown = Pick<PublicPhoto, "alternativeText" | "width" | "height" | "webp" | "jpeg"> & {
  placeholder?: string;
};

/**
 * A photograph in the file that suits its place.
 * @param sizes how wide it is shown, as the attribute says it
 * @param isFirst it is what the page begins with; any other is loaded when it is scrolled to
 */
export function PhotoImage({
  photo,
  sizes,
  isFirst = false,
}: {
  photo: Shown;
  sizes: string;
  isFirst?: boolean;
}) {
  const { webp, jpeg, width, height, placeholder, alternativeText } = photo;
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
