/**
 * The part that is kept of a straightened picture: of its own shape, in the middle, the largest in
 * which no corner is empty. As a share of the width and of the height before.
 * @param degrees by which the picture is turned
 */
export function keptShare(width: number, height: number, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const shape = Math.max(width / height, height / width);
  return 1 / (Math.cos(angle) + shape * Math.sin(angle));
}
