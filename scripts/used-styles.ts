import { readFileSync } from "node:fs";
import path from "node:path";
import { LATE_STYLES, STYLES_HREF } from "#lib/styles-of-the-build.ts";
import type { Edit } from "./page-edits.ts";

/** A stylesheet, taken apart so that a page's rules can be picked out of it in a moment. */
export type StylesParts = readonly Part[];

export type Part = string | Rule | Block;
/** Selectors, each with the classes that it needs, and what follows them. */
interface Rule {
  selectors: readonly (readonly [selector: string, ...classes: string[]])[];
  body: string;
}
interface Block {
  begin: string;
  parts: StylesParts;
  /** A condition without a rule is left out; a layer stays, for its place among the others. */
  isCondition: boolean;
}

/** The styles of a build, which a start reads. */
export interface BuiltStyles {
  /** Of the whole stylesheet. */
  address: string;
  parts: StylesParts;
}

/** Where a build writes them (scripts/inline-styles.ts). */
export const stylesFileOf = (root: string) => path.join(root, ".next/styles.json");

const CLASS_ATTRIBUTE = ' class="';
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

function listsIn(html: string): Set<string> {
  const lists = new Set<string>();
  let end = 0;
  for (;;) {
    const at = html.indexOf(CLASS_ATTRIBUTE, end);
    const begin = at + CLASS_ATTRIBUTE.length;
    end = html.indexOf('"', begin);
    if (at < 0 || end < 0) return lists;
    lists.add(html.slice(begin, end));
  }
}

function classesOf(lists: ReadonlySet<string>): Set<string> {
  const classes = new Set<string>();
  for (const list of lists) {
    const text = list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
    for (const name of text.split(/\s+/)) classes.add(name);
  }
  return classes;
}

function pick(parts: StylesParts, classes: ReadonlySet<string>): string {
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") {
      text += part;
    } else if ("body" in part) {
      const used = part.selectors.filter(([, ...names]) =>
        names.every((name) => classes.has(name)),
      );
      if (used.length > 0) text += used.map(([selector]) => selector).join() + part.body;
    } else {
      const inner = pick(part.parts, classes);
      if (inner || !part.isCondition) text += `${part.begin}${inner}}`;
    }
  }
  return text;
}

/** Of a stylesheet what a page can use as it stands in its HTML: no rule whose class it doesn't have. */
export const usedStyles = (parts: StylesParts, html: string): string =>
  pick(parts, classesOf(listsIn(html)));

// A screen's pages have the same lists of classes as a rule, and with them the same styles.
const MOST_KEPT = 100;

const asBytes = (text: string) => Buffer.from(text).toString("latin1");

/** As `usedStyles`, which remembers what it found: of and for a page of bytes (finished-pages.ts). */
function rememberUsedStyles(parts: StylesParts): (html: string) => string {
  const kept = new Map<string, string>();
  return (html) => {
    const lists = listsIn(html);
    const key = [...lists].join("\n");
    const known = kept.get(key);
    if (known !== undefined) return known;
    const styles = asBytes(pick(parts, classesOf(lists)));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, styles);
    return styles;
  };
}

/**
 * A link that brings a page the rest of the styles later: the head's script makes it one of a stylesheet
 * once the page is seen (lib/late-scripts.ts), of print until the page works (components/layout/styles.tsx).
 */
export const lateLink = (address: string) =>
  `<link rel="late-stylesheet" href="${address}" media="print" ${LATE_STYLES}=""/>`;

// With what React begins the element of components/layout/styles.tsx.
const BEGIN = `data-href="${STYLES_HREF}">`;
const END = "</style>";

/**
 * The styles of a build, for the pages that are made for their request.
 * @returns gives for a page, of bytes (finished-pages.ts), what puts the styles that it can use into the
 * place for them, and the link that brings the others later; nothing for a page without such a place
 */
export function readUsedStyles(root: string): (html: string) => Edit[] {
  const { address, parts } = JSON.parse(readFileSync(stylesFileOf(root), "utf8")) as BuiltStyles;
  const usedIn = rememberUsedStyles(parts);
  return (html) => {
    const mark = html.indexOf(BEGIN);
    const from = mark + BEGIN.length;
    const to = html.indexOf(END, from);
    const head = html.indexOf("</head>", to);
    if (mark < 0 || to < 0 || head < 0) return [];
    return [
      { from, to, text: usedIn(html) },
      { from: head, to: head, text: lateLink(address) },
    ];
  };
}
