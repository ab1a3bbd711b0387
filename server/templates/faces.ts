import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Font } from "fontkit";
import type { Face, Measure } from "#lib/templates/drawing.ts";
import { printedLetter } from "#lib/templates/letters.ts";

const FILES: Record<Face, string> = {
  sans: "inter",
  sansBold: "inter-bold",
  serif: "fraunces",
};
const FACES = Object.keys(FILES) as Face[];

/** A font file: the basic letters of a face, or its extended ones. */
export interface LoadedFont {
  name: string;
  bytes: Buffer;
  font: Font;
}

export interface Run {
  font: LoadedFont;
  text: string;
}

export interface Faces {
  fonts: readonly LoadedFont[];
  measure: Measure;
  /** Splits a text into runs of one font each, without letters that no font has. */
  runsOf: (text: string, face: Face) => Run[];
}

const MAX_CHARACTERS = 1000;

async function loadFont(name: string): Promise<LoadedFont> {
  const { create } = await import("fontkit");
  const bytes = await readFile(path.join(process.cwd(), `app/fonts/${name}-print.ttf`));
  const font = create(bytes);
  if ("fonts" in font) throw new Error(`${name} is a collection of fonts`);
  return { name, bytes, font };
}

async function load(): Promise<Faces> {
  const pairs = await Promise.all(
    FACES.map(async (face) => {
      const name = FILES[face];
      const fonts = await Promise.all([loadFont(name), loadFont(`${name}-extended`)]);
      return [face, fonts] as const;
    }),
  );
  const fontsOf = new Map(pairs);
  const fontWith = (letters: string, face: Face) =>
    fontsOf
      .get(face)
      ?.find(({ font }) =>
        [...letters].every((c) => font.hasGlyphForCodePoint(c.codePointAt(0) ?? 0)),
      );

  function runsOf(text: string, face: Face): Run[] {
    const runs: Run[] = [];
    for (const letter of text.normalize("NFC").slice(0, MAX_CHARACTERS)) {
      const shown = printedLetter(letter, (letters) => fontWith(letters, face) !== undefined);
      const font = shown === "" ? undefined : fontWith(shown, face);
      if (!font) continue;
      const last = runs.at(-1);
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs;
  }

  const widthOf = ({ font: { font }, text }: Run, size: number) =>
    (font.layout(text).advanceWidth / font.unitsPerEm) * size;
  const measure: Measure = (text, face, size) =>
    runsOf(text, face).reduce((sum, run) => sum + widthOf(run, size), 0);
  return { fonts: pairs.flatMap(([, fonts]) => fonts), measure, runsOf };
}

let loading: Promise<Faces> | undefined;

/** Loads the fonts of templates (app/fonts), once. */
export const loadFaces = (): Promise<Faces> => (loading ??= load());
