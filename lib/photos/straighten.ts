/**
 * Returns the part of a straightened picture to keep, as a share of its width and height: centered,
 * with the same aspect ratio, and the largest without empty corners.
 * @param degrees of rotation
 */
export function keptShare(width: number, height: number, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const shape = Math.max(width / height, height / width);
  return 1 / (Math.cos(angle) + shape * Math.sin(angle));
}
