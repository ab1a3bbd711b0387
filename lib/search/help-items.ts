import { HELP_TOPICS, helpPath } from "#lib/help/topics.ts";
import { type Item, readItem } from "./find.ts";

/** Returns Markdown as the text that a person reads. */
const plainText = (markdown: string) =>
  markdown
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/\*\*/g, "")
    .replace(/^(?:-|\d+\.) /gm, "");

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
