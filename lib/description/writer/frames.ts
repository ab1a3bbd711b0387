import { capitalize, verb, withArticle, type Word } from "#lib/description/grammar.ts";

/**
 * A sentence without its full stop, with slots for what a home has. It fits where each slot outside
 * of brackets has a value.
 *
 *     {lot}               the value
 *     {Lot}               the value with a capital
 *     {a dated} {A dated} the value after its article
 *     {points:is|are}     the word that agrees with the value
 *     {bare:|}            nothing, where there is such a value
 *     [ on {lot}]         left out where a slot in it has no value
 */
export type Frame = string;

/** What a slot stands for, and the facts that it covers: sources, or `source=value` of an option. */
export interface Piece extends Word {
  covers: readonly string[];
}

/** The value of a slot; undefined where this home has no such thing, or a sentence covers it already. */
export type ReadSlot = (name: string) => Piece | undefined;

export interface Filled {
  text: string;
  covers: readonly string[];
}

const OPTIONAL = /\[([^[\]]*)\]/;
const SLOT = /\{(?:([aA]) )?(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

/** The sentence with its slots filled; null where it does not fit. */
export function fillFrame(frame: Frame, read: ReadSlot): Filled | null {
  let text = "";
  const covers: string[] = [];
  for (const [index, part] of frame.split(OPTIONAL).entries()) {
    const filled = fillPart(part, read);
    if (!filled && index % 2 === 0) return null;
    text += filled?.text ?? "";
    covers.push(...(filled?.covers ?? []));
  }
  return { text: capitalize(text.trim()), covers };
}

function fillPart(part: string, read: ReadSlot): Filled | null {
  const covers: string[] = [];
  let isWhole = true;
  const text = part.replaceAll(
    SLOT,
    (_, article = "", name: string, singular: string | undefined, plural = "", at = 0) => {
      const piece = read(name.charAt(0).toLowerCase() + name.slice(1));
      if (!piece) isWhole = false;
      if (!piece) return "";
      covers.push(...piece.covers);
      // "There is a deck and a porch"
      const isFirst = /\bthere $/i.test(part.slice(0, at)) && /^an? /.test(piece.text);
      if (singular !== undefined) return isFirst ? singular : verb(piece, singular, plural);
      return formOf(piece, name, article);
    },
  );
  return isWhole ? { text, covers } : null;
}

function formOf(piece: Piece, name: string, article: string): string {
  const isCapital = /^[A-Z]/.test(article || name);
  const text = article ? withArticle(piece.text) : piece.text;
  return isCapital ? capitalize(text) : text;
}

/** A noun without its article. */
export const bareOf = (text: string) => text.replace(/^an? /, "");
