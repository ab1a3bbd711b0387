import postcss, { type ChildNode } from "postcss";
import type { Part, StylesParts } from "./used-styles.ts";

const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/gi;
// What stands in parentheses, :not(.dark) say, may hold without the class.
const ARGUMENTS = /(?<!\\)\((?:\\.|[^()\\])*\)/g;
// What has rules in it.
const BLOCK = /^(media|supports|container|layer)$/;

function withoutArguments(selector: string): string {
  const shorter = selector.replace(ARGUMENTS, "");
  return shorter === selector ? selector : withoutArguments(shorter);
}

const classesOf = (selector: string) =>
  [...withoutArguments(selector).matchAll(CLASS)].map(([, name = ""]) =>
    name.replace(ESCAPE, (_, code: string | undefined, letter: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
    ),
  );

function partOf(node: ChildNode): Part {
  const text = node.toString();
  if (node.type === "rule") {
    const selectors = node.selectors.map((one) => [one, ...classesOf(one)] as const);
    return { selectors, body: text.slice(node.selector.length) };
  }
  if (node.type !== "atrule" || !node.nodes) return `${text};`;
  // A face, a property, a movement: its blocks are none that a class could need.
  if (!BLOCK.test(node.name)) return text;
  return {
    begin: text.slice(0, text.indexOf("{") + 1),
    parts: node.nodes.map(partOf),
    isCondition: node.name !== "layer",
  };
}

/** Takes a stylesheet apart, at the end of a build. */
export const partsOfStyles = (styles: string): StylesParts =>
  postcss.parse(styles).nodes.map(partOf);
