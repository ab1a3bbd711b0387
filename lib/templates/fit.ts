import { splitSentences } from "#lib/text/sentences.ts";
import type { Face, Measure } from "./drawing.ts";

export interface Room {
  width: number;
  height: number;
}

export interface Style {
  face: Face;
  sizes: readonly [largest: number, smallest: number];
  /** Relative to the size; 1.2 by default. */
  lineHeight?: number;
  mostLines?: number;
}

export interface Fitted {
  size: number;
  lineHeight: number;
  paragraphs: readonly (readonly string[])[];
  height: number;
  isCut: boolean;
}

const STEP = 0.94;
const GAP_OF_PARAGRAPHS = 0.5;
// Spaces between words may add to the measured width.
const SAFETY = 0.995;
const MIN_SHARE_OF_SENTENCES = 0.45;

// Never between a number and its unit: "3:00 PM", "7,200 sq ft".
const BETWEEN_WORDS = / (?!(?:[AP]M|sq|ft)\b)/;

const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();

function piecesOf(word: string, widthOf: (text: string) => number, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const lettersOf = (part: string) =>
    [...new Intl.Segmenter("en").segment(part)].map(({ segment }) => segment);
  // Email and web addresses break best after punctuation.
  const parts = word
    .split(/(?<=[ @/._-])/)
    .flatMap((part) => (widthOf(part) <= width ? part : lettersOf(part)));
  const pieces: string[] = [];
  let piece = "";
  for (const part of parts) {
    if (piece !== "" && widthOf(piece + part) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += part;
  }
  return [...pieces, piece];
}

function linesOf(paragraph: string, widthOf: (text: string) => number, width: number): string[] {
  const space = widthOf(" ");
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of paragraph.split(BETWEEN_WORDS)) {
    for (const [index, piece] of piecesOf(word, widthOf, width).entries()) {
      const needed = widthOf(piece);
      if (line !== "" && (index > 0 || used + space + needed > width)) {
        lines.push(line);
        line = "";
        used = 0;
      }
      used += needed + (line === "" ? 0 : space);
      line += (line === "" ? "" : " ") + piece;
    }
  }
  return line === "" ? lines : [...lines, line];
}

function layOut(text: string, size: number, style: Style, room: Room, measure: Measure) {
  const lineHeight = size * (style.lineHeight ?? 1.2);
  const widths = new Map<string, number>();
  const widthOf = (part: string) => {
    const known = widths.get(part) ?? measure(part, style.face, size);
    widths.set(part, known);
    return known;
  };
  const paragraphs = text
    .split("\n")
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => linesOf(paragraph, widthOf, room.width * SAFETY));
  const lines = paragraphs.reduce((sum, { length }) => sum + length, 0);
  const gaps = Math.max(0, paragraphs.length - 1) * GAP_OF_PARAGRAPHS;
  const height = (lines + gaps) * lineHeight;
  const fits = height <= room.height + 0.01 && lines <= (style.mostLines ?? Infinity);
  return { size, lineHeight, paragraphs, height, isCut: false, fits };
}

/**
 * Returns how many items pass from the first on. Once `passes` fails, it must fail for every larger
 * count.
 */
function mostThatPass(count: number, passes: (count: number) => boolean): number {
  let [least, most] = [0, count];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (passes(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}

function cut(text: string, style: Style, room: Room, measure: Measure): Fitted {
  const size = style.sizes[1];
  const at = (part: string) => layOut(part, size, style, room, measure);
  const sentences = splitSentences(text, { atLineBreaks: false });
  const upTo = (count: number) => text.slice(0, sentences[count - 1]?.end ?? 0);
  const whole = upTo(mostThatPass(sentences.length - 1, (count) => at(upTo(count)).fits));
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => index + word.length);
  const shortened = (count: number) =>
    count === 0
      ? ""
      : `${text.slice(0, words[count - 1]).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, "")}…`;
  const byWords = shortened(mostThatPass(words.length, (count) => at(shortened(count)).fits));
  const kept = whole.length >= byWords.length * MIN_SHARE_OF_SENTENCES ? whole : byWords;
  return { ...at(kept === "" ? firstLetters(text, at) : kept), isCut: true };
}

function firstLetters(text: string, at: (part: string) => { fits: boolean }): string {
  const letters = [...text.replaceAll("\n", " ")];
  const upTo = (count: number) => (count === 0 ? "" : `${letters.slice(0, count).join("")}…`);
  return upTo(mostThatPass(letters.length, (count) => at(upTo(count)).fits));
}

/**
 * Fits a text into an area by reducing the size. If the smallest is still too large, it cuts after a
 * sentence, or after a word if that would remove too much.
 */
export function fitText(text: string, style: Style, room: Room, measure: Measure): Fitted {
  const [largest, smallest] = style.sizes;
  const cleaned = clean(text);
  for (let size = largest; size > smallest; size *= STEP) {
    const fitted = layOut(cleaned, size, style, room, measure);
    if (fitted.fits) return fitted;
  }
  const last = layOut(cleaned, smallest, style, room, measure);
  return last.fits ? last : cut(cleaned, style, room, measure);
}
