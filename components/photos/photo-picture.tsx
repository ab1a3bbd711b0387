import type { PhotoView } from "#lib/schemas/photos.ts";
import { cn } from "#lib/utils.ts";

type Picture = PhotoView["webp"][number];

const sourceSet = (pictures: readonly Picture[]) =>
  pictures.map(({ url, width }) => `${url} ${width}w`).join(", ");

/**
 * Renders a photo in the size that fits.
 * @param sizes the `sizes` attribute; without it, only the thumbnail is used
 * @param isFirst loads with high priority, for the first photos of a page
 */
export function PhotoPicture({
  photo,
  sizes,
  isFirst = false,
  className,
}: {
  photo: PhotoView;
  sizes?: string;
  isFirst?: boolean;
  className?: string;
}) {
  const { webp, jpeg, width, height, placeholder, alternativeText } = photo;
  const shown = (pictures: readonly Picture[]) => (sizes ? pictures : pictures.slice(0, 1));
  return (
    <picture>
      <source type="image/webp" srcSet={sourceSet(shown(webp))} sizes={sizes} />
      <img
        src={jpeg[0]?.url}
        srcSet={sourceSet(shown(jpeg))}
        sizes={sizes}
        alt={alternativeText}
        width={width}
        height={height}
        loading={sizes || isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        draggable={false}
        style={{ backgroundImage: `url("${placeholder}")` }}
        className={cn("bg-cover bg-center text-transparent", className)}
      />
    </picture>
  );
}
