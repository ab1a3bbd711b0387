import { capitalize, verb, withArticle, type Word } from "#lib/description/grammar.ts";

/**
 * A sentence without its full stop, with slots for what a home has. It fits where each slot outside
 * of brackets has a value.
 *
 *     {lot}               the value
 *     {Lot}               the value with a capital, and counts in words
 *     {place,}            the value, with a comma after it where it has one inside
 *     {a dated} {A dated} the value after its article
 *     {points:is|are}     the word that agrees with the value
 *     {bare:|}            nothing, where there is such a value
 *     [ on {lot}]         left out where a slot in it has no value
 */
export type Frame = string;

/** What a slot stands for, and the facts that it tells: sources, or `source=value` of an option. */
export interface Piece extends Word {
  tells: readonly string[];
}

/** The value of a slot; undefined where this home has no such thing, or it has been told. */
export type ReadSlot = (name: string) => Piece | undefined;

export interface Filled {
  text: string;
  tells: readonly string[];
}

const OPTIONAL = /\[([^[\]]*)\]/;
const SLOT = /\{(?:([aA]) )?(\w+)(,?)(?::([^|}]*)\|([^}]*))?\}/g;

/** The sentence with its slots filled; null where it does not fit. */
export function fillFrame(frame: Frame, read: ReadSlot): Filled | null {
  let text = "";
  const tells: string[] = [];
  for (const [index, part] of frame.split(OPTIONAL).entries()) {
    const filled = fillPart(part, read);
    if (!filled && index % 2 === 0) return null;
    text += filled?.text ?? "";
    tells.push(...(filled?.tells ?? []));
  }
  return { text: capitalize(text.trim()), tells };
}

function fillPart(part: string, read: ReadSlot): Filled | null {
  const tells: string[] = [];
  let isWhole = true;
  const text = part.replaceAll(
    SLOT,
    (_, article = "", name: string, comma: string, singular?: string, plural?: string) => {
      const piece = read(name.charAt(0).toLowerCase() + name.slice(1));
      if (!piece) isWhole = false;
      if (!piece) return "";
      tells.push(...piece.tells);
      if (singular !== undefined) return verb(piece, singular, plural ?? "");
      return formOf(piece, name, article, comma);
    },
  );
  return isWhole ? { text, tells } : null;
}

function formOf(piece: Piece, name: string, article: string, comma: string): string {
  const isCapital = /^[A-Z]/.test(article || name);
  const value = isCapital ? (piece.initial ?? piece.text) : piece.text;
  const text = article ? withArticle(value) : value;
  const closed = comma && text.includes(", ") ? `${text},` : text;
  return isCapital ? capitalize(closed) : closed;
}

/** A noun without its article. */
export const bareOf = (text: string) => text.replace(/^an? /, "");
