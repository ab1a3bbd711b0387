import postcss from "postcss";

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/gi;
// What stands in parentheses, :not(.dark) say, may hold without the class.
const ARGUMENTS = /(?<!\\)\((?:\\.|[^()\\])*\)/g;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(CLASS_ATTRIBUTE)].map(([, list = ""]) =>
    list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

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

/** Of a stylesheet what a page can use as it stands in its HTML: no rule whose class it doesn't have. */
export function usedStyles(styles: string, html: string): string {
  const classes = classesIn(html);
  const isUsed = (selector: string) => classesOf(selector).every((name) => classes.has(name));
  const root = postcss.parse(styles);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isUsed);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules(/^(media|supports|container)$/, (condition) => {
    if (condition.nodes?.length === 0) condition.remove();
  });
  return root.toString();
}
