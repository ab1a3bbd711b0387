/** Progress of a part of the sale. `total` is null if there is no goal. */
export interface Part {
  label: string;
  href: string;
  done: number;
  total: number | null;
  text: string;
}
