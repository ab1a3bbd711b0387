import { HELP_TOPICS, helpPath } from "#lib/help/topics.ts";
import type { SearchResult } from "#lib/schemas/search.ts";
import { find, type Item, readItem } from "./find.ts";
import { askedWords } from "./words.ts";

/** Returns Markdown as the text that a person reads. */
const plainText = (markdown: string) =>
  markdown
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/\*\*/g, "")
    .replace(/^(?:#+|-|\d+\.) /gm, "");

/** The help articles, the same for everyone. */
export const HELP_ITEMS = HELP_TOPICS.flatMap(({ title: topic, articles }) =>
  articles.map((article): Item => ({
    kind: "help",
    title: article.title,
    text: plainText(article.body),
    calls: `help ${topic} ${article.calls}`,
    href: helpPath(article),
  })),
).map(readItem);

/** Returns the articles that contain every word of a query, best first. */
export const searchHelp = (query: string): SearchResult[] =>
  find(HELP_ITEMS, askedWords(query)).map(({ show }) => show());
