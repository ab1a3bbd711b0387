import type { Clauses } from "../context.ts";
import { isGrammar } from "./word-classes.ts";
import type { Segment } from "./segments.ts";

const FIRST_PERSON = new Set(["i", "we", "my", "our"]);
const SECOND_PERSON = new Set(["you", "your"]);
const OF_A_CLASS = /^(?:[nv]\d+|[?ar]$)/;
const MAX_OPEN = 4;
const LONG = 10;

const hasFact = ({ symbols }: Segment) => symbols.includes("FACT") || symbols.includes("COUNT");

/**
 * What can be seen of a segment without knowing its words: their classes, which stand side by side,
 * how much of it the facts bear out, who speaks, and what stands around it.
 *
 * @param see is given each sign, and how much of it there is
 */
export function seeSegment(
  segment: Segment,
  clauses: Clauses,
  see: (sign: string, amount: number) => void,
): void {
  const { symbols, before, after } = segment;
  see("bias", 1);
  const [first = "", second = "$"] = symbols;
  see(`b:^ ${first}`, 1);
  const isBorneOut = hasFact(segment) || symbols.includes("PLACE");
  see(isBorneOut ? "fact" : "no fact", 1);
  for (const [index, symbol] of symbols.entries()) {
    see(`u:${symbol}`, 1);
    see(`b:${symbol} ${symbols[index + 1] ?? "$"}`, 1);
    if (OF_A_CLASS.test(symbol) && !isGrammar(symbol))
      see(`${isBorneOut ? "F" : "0"}${symbol}`, 0.7);
  }
  seeOpenWords(segment, clauses, isBorneOut, see);
  see("length", symbols.length / LONG);
  const around = [before, segment, after].flatMap((each) => each?.tokens ?? []);
  if (around.some(({ text }) => FIRST_PERSON.has(text))) see("first person", 1);
  if (around.some(({ text }) => SECOND_PERSON.has(text))) see("second person", 1);
  if (before) {
    see("goes on", 1);
    see(hasFact(before) ? "fact before" : "none before", 1);
    see(`p:${before.symbols[0] ?? ""}`, 0.5);
  } else {
    see(`f:${first} ${second}`, 1);
  }
  if (after) see(hasFact(after) ? "fact after" : "none after", 1);
}

function seeOpenWords(
  { tokens }: Segment,
  clauses: Clauses,
  isBorneOut: boolean,
  see: (sign: string, amount: number) => void,
): void {
  const open = tokens.filter(({ isOpen }) => isOpen);
  see(`open ${Math.min(open.length, MAX_OPEN)}`, 1);
  for (const { text, classes, isPurpose } of open) {
    see(`w:${classes?.word ?? text}`, 1);
    if (!classes) see(isBorneOut ? "unknown, fact" : "unknown", 1);
    else {
      const { homeliness } = classes;
      see(`h:${homeliness}`, 1);
      see(`${isBorneOut ? "F" : "0"}h:${homeliness}`, 0.6);
      if (isPurpose) see(`ph:${homeliness}`, 1);
    }
    if (isPurpose) see("purpose", 1);
  }
  const last = open.at(-1);
  if (last && clauses.isPossibility(last.start)) see("possible", open.length);
  if (last && clauses.isDeniedBefore(last.start)) see("denied", open.length);
}
