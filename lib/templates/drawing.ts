/** A font in app/fonts. */
export type Face = "sans" | "sansBold" | "serif";

/**
 * The role of a text in the tagged PDF. An artifact, such as a page number, is skipped by screen
 * readers.
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
  /** Baseline of the line. */
  y: number;
}

export type Mark =
  /** Decoration without alternative text. `fades`: transparent at the top. */
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
  | ({ kind: "logo"; alt: string } & Area)
  /** The Equal Housing Opportunity house, as a path in the units of HOUSE. */
  | ({ kind: "house"; alt: string; path: string; scale: number; color: string } & Area);

/**
 * A template to be rendered as a PDF or picture. Positions are from the top left corner of the trimmed
 * page, in points (1/72 inch) for print and pixels for pictures. Full-bleed elements extend `bleed`
 * past the edge.
 */
export interface Drawing {
  title: string;
  width: number;
  height: number;
  bleed: number;
  pages: readonly (readonly Mark[])[];
}

/** Returns the width of a text, in the units of `size`. */
export type Measure = (text: string, face: Face, size: number) => number;
