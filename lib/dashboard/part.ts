/** How far a part of the sale is. `total` is null where nothing is to be reached. */
export interface Part {
  label: string;
  href: string;
  done: number;
  total: number | null;
  text: string;
}
