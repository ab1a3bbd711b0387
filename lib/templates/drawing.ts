/** A face of app/fonts. */
export type Face = "sans" | "sansBold" | "serif";

/**
 * What a text is in the document: a heading, a paragraph, an entry of a list. An artifact stands on a
 * page for those who turn pages, like its number, and is no part of what is read.
 */
export type TextTag = "H1" | "H2" | "P" | "LI" | "Artifact";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextLine {
  text: string;
  x: number;
  /** Of the line's foot. */
  y: number;
}

export type Mark =
  /** Ornament: nothing is told of it. `fades`: from nothing at the top. */
  | ({ kind: "box"; fill: string; opacity?: number; radius?: number; fades?: boolean } & Area)
  | {
      kind: "text";
      tag: TextTag;
      face: Face;
      size: number;
      color: string;
      lines: readonly TextLine[];
    }
  | ({ kind: "photo"; photoId: string; alt: string } & Area)
  | ({ kind: "qr"; text: string; alt: string } & Area)
  | ({ kind: "logo"; alt: string } & Area);

/**
 * A template as it will be, whether it becomes a PDF or a picture. Sizes and places are in points
 * (1/72 inch) for what is printed, in pixels for a picture, from the top left corner of what is left
 * when it is cut; what goes to the edge goes `bleed` beyond it.
 */
export interface Drawing {
  title: string;
  width: number;
  height: number;
  bleed: number;
  pages: readonly (readonly Mark[])[];
}

/** How wide a text is in a face, in the units of `size`. */
export type Measure = (text: string, face: Face, size: number) => number;
